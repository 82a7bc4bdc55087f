/* Installing the page as an app. Browsers that can do it say so once, soon after the start. */

/** Not every browser has this event, so TypeScript does not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offer = $state.raw<InstallEvent | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // no banner of the browser's own
  offer = event as InstallEvent;
});
addEventListener("appinstalled", () => (offer = null));

export function installable(): boolean {
  return offer !== null;
}

export async function install(): Promise<void> {
  const { outcome } = await offer!.prompt();
  if (outcome === "accepted") offer = null;
}

/* Installing the page as an app. Browsers that support it fire an event once, soon after the start. */

/** Not every browser has this event, so TypeScript does not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offer = $state.raw<InstallEvent | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // prevents the browser's own banner
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

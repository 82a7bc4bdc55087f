/* The route of the page. Links to our own pages change it without reloading. */
export type Route =
  | { page: "hall" }
  | { page: "table"; id: string }
  | { page: "rules"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "daily"; game: string }
  | { page: "deal"; id: string }
  | { page: "history" }
  | { page: "take"; token: string } // a personal link (its secret never reaches a server's log)
  | { page: "nowhere" };

let route = $state.raw<Route>(read(location.pathname));

export function currentRoute(): Route {
  return route;
}

export const tablePath = (id: string): string => `/t/${id}`;

export const puzzlePath = (game: string): string => `/puzzles/${game}`;

export const dailyPath = (game: string): string => `/daily/${game}`;

/** Where the tables that share the deal of this one are compared. */
export const dealPath = (id: string): string => `/deal/${id}`;

export const HISTORY_PATH = "/games";

export function go(path: string, hash = ""): void {
  if (path !== location.pathname) history.pushState(null, "", path + hash);
  route = read(path);
  scrollTo(0, 0);
}

export function followLinks(): void {
  addEventListener("popstate", () => (route = read(location.pathname)));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (
      event.defaultPrevented ||
      !link ||
      !plain ||
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin
    )
      return;
    if (read(link.pathname).page === "nowhere") return;
    event.preventDefault();
    go(link.pathname, link.hash);
  });
}

/** The id of a table in a pasted text: a link, its path, or the bare id; null if there is none. */
export function tableIdIn(text: string): string | null {
  return /(?:^|\/t\/)([A-Za-z0-9_-]{16})(?:[/?#]|$)/.exec(text.trim())?.[1] ?? null;
}

/** Whether a text could be a code that somebody read out: six letters, perhaps with a gap. */
export function isJoinCode(text: string): boolean {
  return /^\p{L}{6}$/u.test(text.replace(/[\s-]/g, ""));
}

function read(path: string): Route {
  const [, first = "", second = "", ...more] = path.replace(/\/$/, "").split("/");
  if (first === "") return { page: "hall" };
  if (first === "t" && second && more.length === 0) return { page: "table", id: second };
  if (first === "rules" && second && more.length === 0) return { page: "rules", game: second };
  if (first === "puzzles" && second && more.length === 0) return { page: "puzzles", game: second };
  if (first === "daily" && second && more.length === 0) return { page: "daily", game: second };
  if (first === "deal" && second && more.length === 0) return { page: "deal", id: second };
  if (first === "games" && !second) return { page: "history" };
  if (first === "link" && !second) return { page: "take", token: location.hash.slice(1) };
  return { page: "nowhere" };
}

/* Day or night: the system's setting until the player chooses. */
export type Theme = "day" | "night";

const KEPT = "sandtable-theme";
const dark = window.matchMedia("(prefers-color-scheme: dark)");
let theme = $state<Theme>("day");

export function startTheme(): void {
  const kept = localStorage.getItem(KEPT);
  show(kept === "day" || kept === "night" ? kept : dark.matches ? "night" : "day");
}

export function currentTheme(): Theme {
  return theme;
}

export function setTheme(wish: Theme): void {
  localStorage.setItem(KEPT, wish);
  show(wish);
}

function show(wish: Theme): void {
  theme = wish;
  document.documentElement.dataset.theme = wish;
}

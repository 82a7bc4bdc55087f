/* How this player likes a table: kept in the browser. */
const KEPT = "sandtable-table";

export type Speed = 1 | 0.5 | 0;

export const preferences = $state({ speed: 1 as Speed, sound: false, notify: false, ...kept() });

export function keep(): void {
  localStorage.setItem(KEPT, JSON.stringify(preferences));
}

function kept(): Partial<{ speed: Speed; sound: boolean; notify: boolean }> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as object;
  } catch {
    return {};
  }
}

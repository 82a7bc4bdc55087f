/* How this player likes a table to behave, stored in the browser. */
const KEY = "sandtable-table";

export type Speed = 1 | 0.5 | 0;

interface Preferences {
  speed: Speed;
  sound: boolean;
  notify: boolean;
}

export const preferences = $state<Preferences>({ speed: 1, sound: false, notify: false, ...stored() });

export function savePreferences(): void {
  localStorage.setItem(KEY, JSON.stringify(preferences));
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

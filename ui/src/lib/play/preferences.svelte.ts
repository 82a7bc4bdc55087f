/* How this player likes a table to behave, stored in the browser. */
const KEY = "sandtable-table";

export type Speed = 1 | 0.5 | 0;

interface Preferences {
  speed: Speed;
  /** null stands for the default: only the sound for my turn, and only at live tables. */
  sound: boolean | null;
  notify: boolean;
  /** Whether a choice on a touch screen takes a second tap. */
  confirm: boolean;
  /** Whether the page answers for the player when there is only one answer. */
  onlyAnswer: boolean;
}

const USUAL: Preferences = { speed: 1, sound: null, notify: false, confirm: false, onlyAnswer: true };
export const preferences = $state<Preferences>({ ...USUAL, ...stored() });

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

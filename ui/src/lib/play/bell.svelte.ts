/* Announces "your turn": in the title, by the icon, by a sound (by default only at live tables), and on request by a
 * notification. */
import { t } from "$lib/language/index.svelte";
import { preferences } from "./preferences.svelte";

let audio: AudioContext | undefined;
let sounding = 0;

/** Notes as [hertz, start in seconds, length, loudness]. */
type Note = readonly [number, number, number, number];
const TURN: readonly Note[] = [
  [587, 0, 0.5, 0.12],
  [880, 0.14, 0.7, 0.12],
];
const TICK: readonly Note[] = [[320, 0, 0.06, 0.05]];

/** Whether my turn is announced by a sound: by default only at live tables. */
export function ringsAt(live: boolean): boolean {
  return preferences.sound ?? live;
}

function play(notes: readonly Note[], wanted: boolean): void {
  // Browsers let a page make sounds only after it has been clicked or touched.
  if (!wanted || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [pitch, begin, length, loudness] of notes) {
    const at = audio.currentTime + begin;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const fade = new GainNode(audio, { gain: loudness });
    fade.gain.setValueAtTime(loudness, at);
    fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(fade).connect(audio.destination);
    tone.onended = ended;
    tone.start(at);
    tone.stop(at + length);
    sounding += 1;
  }
}

/** Stop the audio output after the last tone: it would use the processor for as long as the page is open. */
function ended(): void {
  sounding -= 1;
  if (!sounding) void audio?.suspend();
}

/** Play the sound for something that happened at the table. */
export function heard(): void {
  play(TICK, preferences.sound === true);
}

/** Play the sound for my turn. */
export function rehearse(): void {
  play(TURN, preferences.sound === true);
}

export class TurnBell {
  #mine = false;

  show(mine: boolean, title: string, live: boolean): void {
    document.title = mine ? t("page-title-turn", { title }) : `${title} – ${t("page-name")}`;
    icon(mine);
    if (mine && !this.#mine) this.#ring(title, live);
    this.#mine = mine;
  }

  reset = (): void => icon(false);

  #ring(title: string, live: boolean): void {
    play(TURN, ringsAt(live));
    if (preferences.notify && document.hidden && Notification.permission === "granted") notify(title);
  }
}

function notify(title: string): void {
  try {
    const note = new Notification(title, { body: t("page-your-turn"), icon: "/favicon-turn.svg", tag: location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only from service workers.
  }
}

function icon(mine: boolean): void {
  document.querySelector<HTMLLinkElement>("#favicon")!.href = mine ? "/favicon-turn.svg" : "/favicon.svg";
}

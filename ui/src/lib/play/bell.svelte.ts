/* "Your turn": in the title, on the icon, and if wished as a sound and a notification. */
import { t } from "$lib/language/index.svelte";
import { preferences } from "./preferences.svelte";

let audio: AudioContext | undefined;

/** Notes as [hertz, begin in seconds, length, loudness]. */
type Note = readonly [number, number, number, number];
const TURN: readonly Note[] = [
  [587, 0, 0.5, 0.12],
  [880, 0.14, 0.7, 0.12],
];
const TICK: readonly Note[] = [[320, 0, 0.06, 0.05]];

function play(notes: readonly Note[]): void {
  if (!preferences.sound) return;
  audio ??= new AudioContext();
  for (const [pitch, begin, length, loudness] of notes) {
    const at = audio.currentTime + begin;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const fade = new GainNode(audio, { gain: loudness });
    fade.gain.setValueAtTime(loudness, at);
    fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(fade).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** Something happened at the table. */
export function heard(): void {
  play(TICK);
}

export class TurnBell {
  #mine = false;

  show(mine: boolean, game: string): void {
    const title = t(`${game}-title`);
    document.title = mine ? t("page-title-turn", { title }) : `${title} – ${t("page-name")}`;
    icon(mine);
    if (mine && !this.#mine) this.#ring(title);
    this.#mine = mine;
  }

  reset(): void {
    icon(false);
  }

  #ring(title: string): void {
    play(TURN);
    if (preferences.notify && document.hidden && Notification.permission === "granted") {
      new Notification(title, { body: t("page-your-turn"), icon: "/favicon-turn.svg", tag: location.pathname });
    }
  }
}

function icon(mine: boolean): void {
  document.querySelector<HTMLLinkElement>("#favicon")!.href = mine ? "/favicon-turn.svg" : "/favicon.svg";
}

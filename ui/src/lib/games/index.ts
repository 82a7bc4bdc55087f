/* The games that have a board; each is loaded when a table of that game is opened. */
import type { GameView } from "$lib/wire";
import type { Face } from "./board";

// Vite finds the games that have a face and makes a chunk of each.
const faces = import.meta.glob<{ face: Face<GameView> }>("./*/index.ts");

/** A game's face; null if the game is played from the list of options. */
export async function loadFace(game: string): Promise<Face<GameView> | null> {
  const load = faces[`./${game}/index.ts`];
  return load ? (await load()).face : null;
}

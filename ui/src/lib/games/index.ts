import type { GameView } from "$lib/wire";
import type { Face } from "./board";

// Vite finds the games that have a face; each becomes a chunk of its own.
const faces = import.meta.glob<{ face: Face<GameView> }>("./*/index.ts");

/** A game's face, or null: then the list of options is the way to play. */
export async function loadFace(game: string): Promise<Face<GameView> | null> {
  const load = faces[`./${game}/index.ts`];
  return load ? (await load()).face : null;
}

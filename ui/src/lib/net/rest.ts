/* The REST requests of the page. Every refusal is thrown as a Refusal. */
import type {
  BranchOff,
  DailyView,
  DealView,
  Duplicate,
  GameCard,
  GameWords,
  HallView,
  History,
  Invitation,
  JoinCode,
  LogPage,
  Me,
  Position,
  Opened,
  OpenTable,
  PersonalLink,
  PuzzleView,
  ReviewState,
  PushKey,
  PushSubscription,
  Reach,
  Story,
  Trouble,
  Verified,
} from "$lib/wire";

/** The server refused a request; `code` is one of its reasons or a rule of the game. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The code of a Refusal when the server cannot be reached. */
export const UNREACHABLE = "unreachable";

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
  const sent = body instanceof Blob ? body : JSON.stringify(body); // a file already contains JSON
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: sent });
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  if (response.ok) return (await response.json()) as Answer;
  const trouble = (await response.json().catch(() => null)) as Trouble | null;
  throw new Refusal(trouble?.code ?? UNREACHABLE);
}

/** The guest of this browser; null for a newcomer. */
export async function me(): Promise<Me | null> {
  try {
    return await call<Me>("GET", "/me");
  } catch (error) {
    if (error instanceof Refusal && error.code !== UNREACHABLE) return null;
    throw error;
  }
}

export const hello = (name: string): Promise<Me> => call("POST", "/me", { name });
export const setWebhook = (url: string): Promise<Me> => call("PUT", "/me/webhook", { url });
export const personalLink = (): Promise<PersonalLink> => call("POST", "/me/link");
export const takeLink = (token: string): Promise<Me> => call("POST", "/me/take", { token });
export const history = (): Promise<History> => call("GET", "/me/history");
export const pushKey = async (): Promise<string> => (await call<PushKey>("GET", "/push-key")).key;
export const keepPush = (wanted: PushSubscription): Promise<unknown> => call("PUT", "/me/push", wanted);
export const dropPush = (endpoint: string): Promise<unknown> => call("DELETE", "/me/push", { endpoint });
export const reach = (): Promise<Reach> => call("GET", "/reach");
export const games = (): Promise<GameCard[]> => call("GET", "/games");
/** The words of a game that are not built into the page, in Fluent. */
export const gameWords = async (game: string, language: string): Promise<string> =>
  (await call<GameWords>("GET", `/games/${game}/words/${language}`)).text;
export const hall = (): Promise<HallView> => call("GET", "/hall");
export const openTable = (table: OpenTable): Promise<Opened> => call("POST", "/tables", table);
export const invitation = (id: string): Promise<Invitation> => call("GET", `/tables/${id}/invitation`);
export const joinCode = (id: string): Promise<JoinCode> => call("POST", `/tables/${id}/code`);
/** The id of the table with a code that somebody read out. */
export const tableByCode = async (code: string): Promise<string> => (await call<Opened>("POST", "/join", { code })).id;
export const verify = (id: string): Promise<Verified> => call("GET", `/tables/${id}/verify`);
export const recordPath = (id: string): string => `/api/tables/${id}/record`;

export const importRecord = (file: Blob): Promise<Opened> => call("POST", "/records", file);

/** The log of a finished game as a seat read it (null for a spectator), and the position after an entry as it saw it. */
export const story = (id: string, seat: number | null): Promise<Story> =>
  call("GET", `/tables/${id}/story${seat === null ? "" : `?seat=${seat}`}`);
export const position = (id: string, entry: number, seat: number | null): Promise<Position> =>
  call("GET", `/tables/${id}/moment?entry=${entry}${seat === null ? "" : `&seat=${seat}`}`);

/** The review of a finished game: its state, beginning one, and stopping it. */
export const reviewOf = (id: string): Promise<ReviewState> => call("GET", `/tables/${id}/review`);
export const askReview = (id: string, effort: string): Promise<ReviewState> => call("POST", `/tables/${id}/review`, { effort });
export const cancelReview = (id: string): Promise<ReviewState> => call("DELETE", `/tables/${id}/review`, {});

/** A puzzle by its number; null for the puzzle of the day. */
export const puzzle = (game: string, number: number | null): Promise<PuzzleView> =>
  call("GET", `/puzzles/${game}${number === null ? "" : `?number=${number}`}`);

/** The deal of a day (today's without a day), and my table of today's deal. */
export const daily = (game: string, day = ""): Promise<DailyView> => call("GET", `/daily/${game}${day && `?day=${day}`}`);
export const playDaily = (game: string): Promise<Opened> => call("POST", `/daily/${game}`, {});

/** The tables that share the deal of a table, and one more of them. */
export const dealOf = (id: string): Promise<DealView> => call("GET", `/tables/${id}/deal`);
export const duplicate = (id: string, wish: Duplicate): Promise<Opened> => call("POST", `/tables/${id}/duplicate`, wish);

/** Open a table that plays on from a step of a finished game. */
export const branchOff = (id: string, wish: BranchOff): Promise<Opened> => call("POST", `/tables/${id}/branch`, wish);

export function earlierLines(id: string, seat: number | null, before: number): Promise<LogPage> {
  const eyes = seat === null ? "" : `&seat=${seat}`;
  return call("GET", `/tables/${id}/log?before=${before}${eyes}`);
}

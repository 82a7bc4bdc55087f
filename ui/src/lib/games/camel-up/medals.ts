export type Medal = "first" | "second" | "last";
export type Medals = Readonly<Record<string, Medal>>;

/** The end of the race: a single camel cannot be both. */
export function medalsOf(first: string | undefined, last: string | undefined): Medals {
  return { ...(last && { [last]: "last" }), ...(first && { [first]: "first" }) };
}

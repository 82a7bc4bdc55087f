/* The medals that camels wear at the end of a leg or of the race. */
export type Medal = "first" | "second" | "last";
export type Medals = Readonly<Record<string, Medal>>;

/** The medals at the end of the race; a camel that is alone is the first, not the last. */
export function medalsOf(first: string | undefined, last: string | undefined): Medals {
  return { ...(last && { [last]: "last" }), ...(first && { [first]: "first" }) };
}

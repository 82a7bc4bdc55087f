/* The medals that camels wear at the end of a leg or of the race. */
export type Medal = "first" | "second" | "last";
export type Medals = Readonly<Record<string, Medal>>;

/** The medals for the first and the last camel; if they are the same, it gets the one for the first. */
export function medalsOf(first: string | undefined, last: string | undefined): Medals {
  return { ...(last && { [last]: "last" }), ...(first && { [first]: "first" }) };
}

/** The piece just put on a tile: a tribe, `camel`, `palm` or `palace`. */
export interface Fresh {
  tile: string;
  what: string;
}

/* What the server says about paying for a piece. */

export interface Offer {
  /** The proposed payment. */
  actions: readonly string[];
  /** The amulets that it costs. */
  amulets: number;
  /** The talents of the piece; null for a mosaic, for which they depend on its place. */
  talents: number | null;
  /** What the piece adds to the bonus of the visit. */
  bonus: number;
}

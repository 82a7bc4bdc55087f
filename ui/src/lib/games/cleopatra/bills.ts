/* What the server says about paying for a piece. */

export interface Offer {
  /** The proposed payment. */
  actions: readonly string[];
  /** The amulets that it costs. */
  amulets: number;
  /** The talents of the piece; null for a mosaic, whose place decides. */
  talents: number | null;
  /** What the piece adds to the bonus of the visit. */
  bonus: number;
}

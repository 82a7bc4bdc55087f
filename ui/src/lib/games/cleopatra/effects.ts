/* What cards are called and what they do, in words. */
import { say, t } from "$lib/language/index.svelte";
import { RESOURCES } from "./pieces";

export function nameOfCard(card: string): string {
  if (card === "merchant") return t("cleopatra-page-merchant");
  return say({ code: "cleopatra-page-card", words: { card: `card.${card}` } });
}

export function effectOf(card: string): string {
  switch (card) {
    case "beggar":
      return t("cleopatra-page-does-beggar");
    case "courtesan":
      return t("cleopatra-page-does-courtesan");
    case "envoy":
      return t("cleopatra-page-does-envoy");
    case "scribe":
      return t("cleopatra-page-does-scribe");
    case "smuggler":
      return t("cleopatra-page-does-smuggler");
    case "vizier":
      return t("cleopatra-page-does-vizier");
    case "trompe-loeil":
      return t("cleopatra-page-does-trompe");
    case "face-down":
      return t("cleopatra-page-does-face-down");
    case "merchant":
      return t("cleopatra-page-does-merchant");
    default:
      return card.startsWith("double-")
        ? t("cleopatra-page-does-double")
        : (RESOURCES as readonly string[]).includes(card)
          ? t("cleopatra-page-does-standard")
          : "";
  }
}

/** The name and the effect of a card, for a tooltip or a caption. */
export function explained(card: string): string {
  return t("cleopatra-page-explained", { card: nameOfCard(card), effect: effectOf(card) });
}

/** The words for the cards that the reader of the log points at. */
export function explainedIn(things: ReadonlySet<string>): string {
  const cards = [...things].flatMap((thing) => (thing.startsWith("card.") ? [thing.slice("card.".length)] : []));
  return cards.map(explained).join(" ");
}

/* What a piece brings and costs, in words. */
import { say, t } from "$lib/language/index.svelte";
import type { CleopatraView } from "$lib/wire";
import { bag } from "../words";
import { categoryOf, talentsOf } from "./pieces";

/** The words for a place of the palace, whether or not its piece can be paid for. */
export function priced(view: CleopatraView, action: string): string {
  const stock = view.quarry.find((one) => one.category === categoryOf(action)?.name);
  if (!stock) return "";
  const talents = talentsOf(view, action);
  const units = Object.entries(stock.cost).flatMap(([resource, count]) => Array<string>(count).fill(`resource.${resource}`));
  return [
    say({ code: "cleopatra-page-category", words: { category: `category.${stock.category}` } }),
    talents === null
      ? t("cleopatra-page-brings-at-least", { count: stock.talents })
      : t("cleopatra-page-brings", { count: talents }),
    say({ code: "cleopatra-page-cost", words: { resources: bag(units) } }),
  ].join(" · ");
}

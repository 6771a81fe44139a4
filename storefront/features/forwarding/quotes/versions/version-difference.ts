import type { QuoteVersion } from "#contracts/shop/forwarding/quotes.ts";
import type { Translate } from "#i18n/translate.ts";
import type { RecalculatedLine } from "#storefront/commerce/checkout/recalculation.ts";

/** The differences of two versions by one method: items by name, the charged weight, the freight. */
export function changesBetween(
  before: QuoteVersion,
  now: QuoteVersion,
  method: "air" | "sea",
  t: Translate,
): RecalculatedLine[] {
  const items = now.items.flatMap((item): RecalculatedLine[] => {
    const old = before.items.find(({ name }) => name === item.name);
    return old && old.value !== item.value
      ? [{ kind: "money", label: item.name, before: old.value, now: item.value }]
      : [];
  });
  const [was, is] = [before, now].map(({ offers }) => offers.find((offer) => offer.method === method));
  if (!was || !is) return items;
  const freightOf = (offer: typeof is) => offer.lines.find(({ key }) => key === "freight")?.amount ?? offer.total;
  const weight: RecalculatedLine[] =
    was.chargeable_grams === is.chargeable_grams
      ? []
      : [{ kind: "weight", label: t("quotes.changes.weight"), before: was.chargeable_grams, now: is.chargeable_grams }];
  const freight: RecalculatedLine[] =
    freightOf(was) === freightOf(is)
      ? []
      : [{ kind: "money", label: t(`product.landed-freight.${method}`), before: freightOf(was), now: freightOf(is) }];
  return [...items, ...weight, ...freight];
}

import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { CardRow } from "#storefront/commerce/products/card-row.tsx";
import { useSameBoxCards } from "./use-same-box-cards.ts";

const SHOWN = 5;

/** Best sellers that are not in the cart yet. */
export function SameBox({ inCart }: { inCart: readonly number[] }) {
  const t = useTranslate();
  const cards = useSameBoxCards(inCart, SHOWN);
  return <CardRow title={t("product.best-sellers")} cards={cards} className="mt-14 md:mt-18" />;
}

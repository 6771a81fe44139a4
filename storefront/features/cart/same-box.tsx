import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { CardRow } from "../../commerce/products/card-row.tsx";
import { useSameBoxCards } from "./use-same-box-cards.ts";

const SHOWN = 5;

/** What could travel along; into an empty cart, what others buy. */
export function SameBox({ inCart }: { inCart: readonly number[] }) {
  const t = useTranslate();
  const cards = useSameBoxCards(inCart, SHOWN);
  const title = t(inCart.length === 0 ? "product.best-sellers" : "cart.same-box");
  return <CardRow title={title} cards={cards} className="mt-14 md:mt-18" />;
}

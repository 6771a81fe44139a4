import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { CardRow } from "../../commerce/products/card-row.tsx";
import { useSameBoxCards } from "./use-same-box-cards.ts";

const SHOWN = 5;

/** Suggests products to ship in the same box; best sellers when the cart is empty. */
export function SameBox({ inCart }: { inCart: readonly number[] }) {
  const t = useTranslate();
  const cards = useSameBoxCards(inCart, SHOWN);
  const title = t(inCart.length === 0 ? "product.best-sellers" : "cart.same-box");
  return <CardRow title={title} cards={cards} className="mt-14 md:mt-18" />;
}

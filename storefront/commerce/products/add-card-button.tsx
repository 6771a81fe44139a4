import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { useAddCard } from "../cart/use-add-card.ts";

/** Above the card's link. */
export function AddCardButton({ card }: { card: ProductCard }) {
  const t = useTranslate();
  const { add, busy } = useAddCard(card);
  if (!card.is_available) return null;
  return (
    <button
      type="button"
      aria-label={t("cart.add-named", { name: card.name })}
      aria-busy={busy || undefined}
      onClick={add}
      className="card-add icon icon-plus"
    />
  );
}

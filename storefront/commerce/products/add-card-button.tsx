import { Plus } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { ProductCard } from "../../../contracts/shop/product-card.ts";
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
      className="absolute end-2.5 bottom-2.5 z-1 grid size-11 cursor-pointer place-items-center rounded-button bg-surface text-ink shadow-sh1 transition-colors hover:bg-pri hover:text-onpri"
    >
      <Plus aria-hidden="true" className="size-5 transition-transform in-aria-busy:rotate-45 in-aria-busy:opacity-50" />
    </button>
  );
}

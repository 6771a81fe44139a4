import { Plus } from "lucide-react";
import { useSafeAction } from "../../../client/calls/use-safe-action.ts";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { ProductCard } from "../../../contracts/shop/product-card.ts";
import { useShownIn } from "../cart/use-shown-in.ts";

/** Above the card's link; the code that adds loads on the first press at the latest. */
export function AddCardButton({ card }: { card: ProductCard }) {
  const t = useTranslate();
  const shownIn = useShownIn();
  const { run, busy } = useSafeAction();
  if (!card.is_available) return null;
  const add = () =>
    run(async (key) => {
      const { addCard } = await import("../cart/add-card.ts");
      await addCard(card, { shownIn, locale: t.language, t, key });
    });

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

import { useSafeAction } from "#client/calls/use-safe-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { useShownIn } from "./use-shown-in.ts";

/** For a card's button; the code that adds loads on the first press at the latest. */
export function useAddCard(card: ProductCard) {
  const t = useTranslate();
  const shownIn = useShownIn();
  const { run, busy } = useSafeAction();
  const add = () =>
    run(async (key) => {
      const { addCard } = await import("./add-card.ts");
      await addCard(card, { shownIn, locale: t.language, t, key });
    });
  return { add, busy };
}

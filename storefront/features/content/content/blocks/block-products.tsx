import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductCard as Card } from "#contracts/shop/catalogue/product-card.ts";
import { useImpressions } from "#storefront/commerce/analytics/use-impressions.ts";
import { ProductCard } from "#storefront/commerce/products/product-card.tsx";

/** Products of the shop with today's prices. */
export function BlockProducts({ cards }: { cards: readonly Card[] }) {
  const t = useTranslate();
  const id = useId();
  useImpressions(cards);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-panel bg-sunk p-4 md:p-6">
      <p id={id} className="type-h4 mb-4">
        {t("content.products")}
      </p>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 text-base md:grid-cols-3 md:gap-x-5">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

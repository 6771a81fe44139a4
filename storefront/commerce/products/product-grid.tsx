import { type ComponentType, type Ref, Suspense } from "react";
import { late } from "#client/late.ts";
import type { ProductCard as Card } from "#contracts/shop/catalogue/product-card.ts";
import type { ProductLayout } from "#domain/operations/storefronts/storefront.ts";
import { Kept } from "../../render/kept.tsx";
import { useImpressions } from "../analytics/use-impressions.ts";
import { cardText } from "./card-text.ts";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";

const ProductRow = late(async () => (await import("./product-row.tsx")).ProductRow);

interface ProductGridProps {
  cards: readonly Card[];
  layout?: ProductLayout;
  /** Beside the filter panel there is room for one column less. */
  besideFilters?: boolean;
  /** How many pictures are above the fold. */
  priorityCount?: number;
  /** Those that are shown already. */
  shownCount?: number;
  heading?: "h2" | "h3";
  ref?: Ref<HTMLUListElement>;
}

export const gridClass = {
  GRID: "cards-drawn-near grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 md:gap-y-10",
  LIST: "grid gap-y-4",
} as const satisfies Record<ProductLayout, string>;

/** Products side by side, or below each other in the list layout (CONFIG-03). */
export function ProductGrid({
  cards,
  layout = "GRID",
  besideFilters = false,
  priorityCount = 0,
  shownCount = cards.length,
  heading = "h3",
  ref,
}: ProductGridProps) {
  useImpressions(cards);
  const columns = besideFilters ? "xl:grid-cols-4" : "lg:grid-cols-4 xl:grid-cols-5";
  const listOf = (Item: ComponentType<ProductCardProps>, className: string) => (
    <ul ref={ref} className={className}>
      {cards.slice(0, shownCount).map((card, index) =>
        index < priorityCount ? (
          <li key={card.id}>
            <Item card={card} priority heading={heading} />
          </li>
        ) : (
          <Kept as="li" key={card.id} name={() => layout + heading + cardText(card)}>
            <Item card={card} heading={heading} />
          </Kept>
        ),
      )}
    </ul>
  );
  const grid = listOf(ProductCard, `${gridClass.GRID} ${columns}`);
  if (layout === "GRID") return grid;
  // The grid stays until the code of rows is loaded.
  return <Suspense fallback={grid}>{listOf(ProductRow, gridClass.LIST)}</Suspense>;
}

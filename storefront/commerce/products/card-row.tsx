import { type Ref, useId } from "react";
import type { ProductCard as Card } from "#contracts/shop/catalogue/product-card.ts";
import { SectionHead } from "../../shell/section-head.tsx";
import { useImpressions } from "../analytics/use-impressions.ts";
import { ProductCard } from "./product-card.tsx";

interface CardRowProps {
  title: string;
  cards: readonly Card[];
  /** The link to all of these products. */
  more?: { label: string; to: string } | undefined;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A row of products: scrolls on a phone, a grid where there is room. */
export function CardRow({ title, cards, more, className, ref }: CardRowProps) {
  const id = useId();
  useImpressions(cards);
  if (cards.length === 0) return null;
  return (
    <section ref={ref} aria-labelledby={id} className={className}>
      <SectionHead id={id} title={title} more={more} />
      <ul className="grid auto-cols-[minmax(10.25rem,42%)] grid-flow-col gap-x-3 max-md:-mx-4 max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-1 max-md:[scrollbar-width:none] md:grid-flow-row md:grid-cols-3 md:gap-x-5 md:gap-y-8 tablet:grid-cols-5">
        {cards.map((card) => (
          <li key={card.id} className="snap-start">
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

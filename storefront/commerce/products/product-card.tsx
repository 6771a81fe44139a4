import type { ProductCard as Card } from "../../../contracts/shop/product-card.ts";
import { Availability, CardName, CardPicture } from "./card-elements.tsx";
import { PriceBlock } from "./price-block.tsx";

export interface ProductCardProps {
  card: Card;
  /** Above the fold. */
  priority?: boolean;
  /** The heading level of the name. */
  heading?: "h2" | "h3";
}

/** The whole card is one link, named by the product: the link's area covers the card. */
export function ProductCard({ card, priority = false, heading = "h3" }: ProductCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <CardPicture card={card} priority={priority} />
      <p className="mt-2.5 truncate text-caption text-ink3">{card.manufacturer}</p>
      <CardName
        card={card}
        heading={heading}
        className="mt-0.5 line-clamp-2 min-h-11 text-ui font-semibold text-wrap"
      />
      <div className="mt-1.5">
        <PriceBlock price={card.price} isFrom={card.has_price_range} />
      </div>
      <div className="mt-1.5">
        <Availability card={card} />
      </div>
    </article>
  );
}

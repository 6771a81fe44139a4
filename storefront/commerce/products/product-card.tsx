import { memo } from "react";
import type { ProductCard as Card } from "#contracts/shop/catalogue/product-card.ts";
import { Availability, CardName, CardPicture } from "./card-elements.tsx";
import { PriceBlock } from "./price-block.tsx";

export interface ProductCardProps {
  card: Card;
  /** Above the fold. */
  priority?: boolean;
  /** The heading level of the name. */
  heading?: "h2" | "h3";
}

/** Few elements: a listing has 48 of them, which are rendered, sent, hydrated and laid out (`ui/styles/cards.css`). */
export const ProductCard = memo(({ card, priority = false, heading = "h3" }: ProductCardProps) => {
  return (
    <article className="card">
      <CardPicture card={card} priority={priority} />
      <p className="card-brand">{card.manufacturer}</p>
      <CardName card={card} heading={heading} className="card-name" />
      <PriceBlock price={card.price} isFrom={card.has_price_range} />
      <Availability card={card} />
    </article>
  );
});

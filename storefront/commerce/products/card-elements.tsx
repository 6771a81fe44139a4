import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductCard as Card } from "#contracts/shop/catalogue/product-card.ts";
import { ProductImage } from "#ui/product-image.tsx";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { useCardClick } from "../analytics/use-impressions.ts";
import { AddCardButton } from "./add-card-button.tsx";
import { DiscountBadge } from "./discount-badge.tsx";
import { ShippingTime } from "./shipping-time.tsx";

interface CardPictureProps {
  card: Card;
  priority: boolean;
  sizes?: string;
  /** With the button that adds it. */
  withAdd?: boolean;
}

/** In one cell of its parent's grid. */
export function CardPicture({ card, priority, sizes, withAdd = true }: CardPictureProps) {
  return (
    <>
      <ProductImage
        src={card.image}
        alt={`${card.manufacturer} ${card.name}`}
        priority={priority}
        className="card-picture"
        {...(sizes ? { sizes } : {})}
      />
      <DiscountBadge price={card.price} className="card-mark" />
      {card.exclusive && <span className="card-mark card-only">{card.exclusive}</span>}
      {withAdd && <AddCardButton card={card} />}
    </>
  );
}

interface CardNameProps {
  card: Card;
  heading: "h2" | "h3";
  className: string;
}

export function CardName({ card, heading: Heading, className }: CardNameProps) {
  const onClick = useCardClick(card);
  return (
    <Heading className={className}>
      <LocalLink to={`/p/${card.slug}`} onClick={onClick} className="card-link">
        {card.name}
      </LocalLink>
    </Heading>
  );
}

/** Each way to ship it, in rows with the landed cost. */
export function Availability({ card, isRow = false }: { card: Card; isRow?: boolean }) {
  const t = useTranslate();
  if (!card.is_available) return <p className="card-shipping font-semibold">{t("product.sold-out")}</p>;
  return card.shipping.map((shipping) => (
    <ShippingTime key={shipping.method} shipping={shipping} currency={isRow ? card.price.currency : undefined} />
  ));
}

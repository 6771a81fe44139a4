import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { ProductCard as Card } from "../../../contracts/shop/product-card.ts";
import { ProductImage } from "../../../ui/product-image.tsx";
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

export function CardPicture({ card, priority, sizes, withAdd = true }: CardPictureProps) {
  return (
    <div className="relative">
      <ProductImage
        src={card.image}
        alt={`${card.manufacturer} ${card.name}`}
        priority={priority}
        className="aspect-[1/1.08] w-full rounded-card bg-sunk object-cover"
        {...(sizes ? { sizes } : {})}
      />
      <DiscountBadge price={card.price} className="absolute start-3 top-3" />
      {card.exclusive && (
        <span className="absolute start-3 bottom-3 rounded-[min(8px,var(--r-field))] bg-ink px-2.5 py-1 text-xs/4 font-semibold text-bg">
          {card.exclusive}
        </span>
      )}
      {withAdd && <AddCardButton card={card} />}
    </div>
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
      <LocalLink
        to={`/p/${card.slug}`}
        onClick={onClick}
        className="rounded-tag outline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
      >
        {card.name}
      </LocalLink>
    </Heading>
  );
}

/** Each way to ship it, in rows with the landed cost. */
export function Availability({ card, isRow = false }: { card: Card; isRow?: boolean }) {
  const t = useTranslate();
  if (!card.is_available) return <p className="text-caption font-semibold text-ink2">{t("product.sold-out")}</p>;
  return card.shipping.map((shipping) => (
    <ShippingTime key={shipping.method} shipping={shipping} currency={isRow ? card.price.currency : undefined} />
  ));
}

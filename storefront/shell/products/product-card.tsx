import type { ProductCard as Card } from "../../../contracts/calls/product-card.ts";
import type { ProductLayout } from "../../../domain/storefronts/storefront.ts";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { LocalLink } from "../navigation/local-link.tsx";
import { DiscountBadge } from "./discount-badge.tsx";
import { PriceBlock } from "./price-block.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { ProductRow } from "./product-row.tsx";
import { ShippingTime } from "./shipping-time.tsx";

export interface ProductCardProps {
  card: Card;
  /** On the first screen. */
  priority?: boolean;
  layout?: ProductLayout;
  /** The level of the name among the page's headings. */
  heading?: "h2" | "h3";
}

/** The whole card is one link, named by the product: the link's own area reaches over the card. */
export function ProductCard({ card, priority = false, layout = "GRID", heading = "h3" }: ProductCardProps) {
  if (layout === "LIST") return <ProductRow card={card} priority={priority} heading={heading} />;
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

export function CardPicture({ card, priority, sizes }: { card: Card; priority: boolean; sizes?: string }) {
  return (
    <div className="relative">
      <ProductPicture
        source={card.image}
        alt={`${card.manufacturer} ${card.name}`}
        priority={priority}
        {...(sizes ? { sizes } : {})}
      />
      <DiscountBadge price={card.price} className="absolute start-3 top-3" />
      {card.exclusive && (
        <span className="absolute start-3 bottom-3 rounded-[min(8px,var(--r-field))] bg-ink px-2.5 py-1 text-xs/4 font-semibold text-bg">
          {card.exclusive}
        </span>
      )}
    </div>
  );
}

interface CardNameProps {
  card: Card;
  heading: "h2" | "h3";
  className: string;
}

export function CardName({ card, heading: Heading, className }: CardNameProps) {
  return (
    <Heading className={className}>
      <LocalLink
        to={`/p/${card.slug}`}
        className="rounded-tag outline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
      >
        {card.name}
      </LocalLink>
    </Heading>
  );
}

export function Availability({ card }: { card: Card }) {
  const t = useTranslate();
  if (!card.is_available) return <p className="text-caption font-semibold text-ink2">{t("product.sold-out")}</p>;
  return card.shipping && <ShippingTime shipping={card.shipping} />;
}

import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { Availability, CardName, CardPicture } from "./card-elements.tsx";
import { PriceBlock } from "./price-block.tsx";
import type { ProductCardProps } from "./product-card.tsx";

/** The card of the list layout: picture, text and price side by side. */
export function ProductRow({ card, priority = false, heading = "h3" }: ProductCardProps) {
  const t = useTranslate();
  return (
    <article className="group relative grid grid-cols-[7rem_minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-3 md:grid-cols-[12.5rem_minmax(0,1fr)] md:gap-7 md:p-5 xl:grid-cols-[12.5rem_minmax(0,1fr)_13rem]">
      <CardPicture card={card} priority={priority} sizes="(min-width: 768px) 12.5rem, 7rem" />
      <div className="flex min-w-0 flex-col gap-y-1 self-center">
        <p className="truncate text-caption text-ink3">{card.manufacturer}</p>
        <CardName card={card} heading={heading} className="line-clamp-2 text-ui font-semibold text-wrap md:type-h3" />
        {card.variant_count > 1 && (
          <p className="text-caption text-ink2">{t("product.variants", { count: card.variant_count })}</p>
        )}
        <div className="mt-1">
          <Availability card={card} isRow />
        </div>
        <div className="mt-1 xl:hidden">
          <PriceBlock price={card.price} isFrom={card.has_price_range} />
        </div>
      </div>
      <div className="self-center max-xl:hidden">
        <PriceBlock price={card.price} size="row" isFrom={card.has_price_range} />
      </div>
    </article>
  );
}

import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductCard as Card } from "#contracts/shop/catalogue/product-card.ts";
import { Button } from "#ui/button.tsx";
import { useAddCard } from "../cart/use-add-card.ts";
import { Availability, CardName, CardPicture } from "./card-elements.tsx";
import { PriceBlock } from "./price-block.tsx";
import type { ProductCardProps } from "./product-card.tsx";

/** The card of the list layout, with what one compares: attributes, both ways with the landed cost, price and stock. */
export function ProductRow({ card, priority = false, heading = "h3" }: ProductCardProps) {
  const t = useTranslate();
  return (
    <article className="group relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-3 md:grid-cols-[12.5rem_minmax(0,1fr)] md:gap-x-7 md:p-5 xl:grid-cols-[12.5rem_minmax(0,1fr)_13rem]">
      <div className="grid content-start md:max-xl:row-span-2">
        <CardPicture card={card} priority={priority} withAdd={false} sizes="(min-width: 768px) 12.5rem, 7rem" />
      </div>
      {/* On a phone the name is beside the picture and the facts are below both. */}
      <div className="contents min-w-0 flex-col gap-y-2 md:flex md:justify-center">
        <div className="min-w-0 max-md:self-center">
          <p className="truncate text-caption text-ink3">{card.manufacturer}</p>
          <CardName card={card} heading={heading} className="line-clamp-3 text-ui font-semibold text-wrap md:type-h3" />
          {card.variant_count > 1 && (
            <p className="mt-1 text-caption text-ink2">{t("product.variants", { count: card.variant_count })}</p>
          )}
        </div>
        <div className="grid gap-y-2 max-md:col-span-2">
          <Facts card={card} />
          <div className="grid gap-y-0.5">
            <Availability card={card} isRow />
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:col-span-2 md:max-xl:col-start-2 xl:flex-col xl:items-stretch xl:justify-center xl:gap-y-3">
        <div className="min-w-36 flex-1 xl:flex-none">
          <PriceBlock price={card.price} size="row" isFrom={card.has_price_range} />
          {card.is_available && <p className="mt-0.5 text-caption font-semibold text-ok">{t("product.in-stock")}</p>}
        </div>
        {card.is_available && <AddRowButton card={card} />}
      </div>
    </article>
  );
}

function Facts({ card: { facts } }: { card: Card }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-0.5 text-sm text-ink2 sm:grid-cols-2">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="inline text-ink3">{name}:</dt> <dd className="inline">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Above the row's link. */
function AddRowButton({ card }: { card: Card }) {
  const t = useTranslate();
  const { add, busy } = useAddCard(card);
  return (
    <Button
      busy={busy}
      busyLabel={t("cart.adding")}
      aria-label={t("cart.add-named", { name: card.name })}
      onClick={add}
      className="z-1 max-md:grow"
    >
      {t("cart.add")}
    </Button>
  );
}

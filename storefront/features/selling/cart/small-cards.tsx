import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { ProductImage } from "#ui/product-image.tsx";
import { useSameBoxCards } from "./use-same-box-cards.ts";

const SHOWN = 3;

interface SmallCardsProps {
  inCart: readonly number[];
  onLeave: () => void;
}

/** Suggestions are plain links: following one closes the modal. */
export function SmallCards({ inCart, onLeave }: SmallCardsProps) {
  const t = useTranslate();
  const cards = useSameBoxCards(inCart, SHOWN);
  if (cards.length === 0) return null;
  return (
    <section aria-label={t("product.best-sellers")} className="mt-5">
      <h3 className="mb-3 text-ui font-semibold">{t("product.best-sellers")}</h3>
      <ul className="grid grid-cols-3 gap-3">
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <LocalLink to={`/p/${card.slug}`} onClick={onLeave} className="group block rounded-card">
              <ProductImage
                src={card.image}
                alt=""
                sizes="10rem"
                className="aspect-[1.6] w-full rounded-card bg-sunk object-cover"
              />
              <span className="mt-1.5 line-clamp-4 text-caption wrap-anywhere group-hover:underline">{card.name}</span>
              <span className="block text-sm font-semibold">
                {formatMoney(card.price.amount, card.price.currency, t.language)}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { discountPercent } from "#domain/catalogue/listing/discount.ts";
import { flagPath } from "#domain/catalogue/search/search-path.ts";
import { formatMoney } from "#i18n/format.ts";
import { AccentBadge } from "#ui/accent-badge.tsx";
import { ProductImage } from "#ui/product-image.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { LocalLink } from "../../navigation/local-link.tsx";
import { useSiteLinks } from "../../navigation/use-site-links.ts";
import { usePageData } from "../../page-data.tsx";
import { ThemedDrawing } from "../../themed-drawing.tsx";
import type { MenuOffer } from "./menu-offer.ts";

/** A reduced product, or else a service of the storefront. */
export function MegaMenuPromo({ offer }: { offer: MenuOffer | null | undefined }) {
  if (offer === undefined) return <Skeleton className="h-full min-h-80 rounded-card max-xl:hidden" />;
  return offer ? <OfferCard {...offer} /> : <ServiceCard />;
}

function OfferCard({ flag, product }: MenuOffer) {
  const t = useTranslate();
  const percent = discountPercent(product.price);
  const price = formatMoney(product.price.amount, product.price.currency, t.language);
  return (
    <PromoFrame
      picture={
        <ProductImage src={product.image} alt="" sizes="18.75rem" className="aspect-[4/3] w-full object-cover" />
      }
      badge={percent > 0 && <AccentBadge className="mb-3">{t("price.discount", { percent })}</AccentBadge>}
      title={product.name}
      text={`${flag.name}, ${price}`}
      action={t("menu.offer-action")}
      to={flagPath(flag.id)}
    />
  );
}

/** Purchases on request where the storefront has them, otherwise the marketplace. */
function ServiceCard() {
  const t = useTranslate();
  const { entries } = usePageData().assets;
  const [buys] = useSiteLinks(["buyForMe"]);
  const picture = (
    <ThemedDrawing
      drawing={buys ? entries.buy : entries.shop}
      width={720}
      height={344}
      className="aspect-[3/2] w-full object-cover"
    />
  );
  return buys ? (
    <PromoFrame
      picture={picture}
      title={t("menu.promo-title")}
      text={t("menu.promo-text")}
      action={t("menu.promo-action")}
      to={buys.to}
    />
  ) : (
    <PromoFrame
      picture={picture}
      title={t("home.entry.shop.title")}
      action={t("home.entry.shop.action")}
      to="/marketplace"
    />
  );
}

interface PromoFrameProps {
  picture: ReactNode;
  badge?: ReactNode;
  title: string;
  text?: string;
  action: string;
  to: string;
}

function PromoFrame({ picture, badge, title, text, action, to }: PromoFrameProps) {
  return (
    <aside data-column className="overflow-hidden rounded-card bg-sunk max-xl:hidden">
      {picture}
      <div className="p-5">
        {badge}
        <h2 className="type-h4">{title}</h2>
        {text && <p className="mt-0.5 text-sm text-ink2">{text}</p>}
        <LocalLink
          to={to}
          className="mt-3 inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-pri hover:underline"
        >
          {action}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalLink>
      </div>
    </aside>
  );
}

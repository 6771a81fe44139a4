import { ArrowRight } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { flagPath } from "#domain/catalogue/search/search-path.ts";
import { formatCount, formatDate, formatTime } from "#i18n/format.ts";
import { lastMinute } from "#i18n/moments.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { SITE_LINKS } from "#storefront/shell/navigation/site-links.ts";
import { useHasFeature } from "#storefront/shell/page-data.tsx";
import { SectionHead } from "#storefront/shell/section-head.tsx";
import { useTimeZone } from "#storefront/shell/use-time-zone.ts";
import { Panel } from "#ui/panel.tsx";
import { ProductImage } from "#ui/product-image.tsx";
import type { HomeOffer } from "./home-catalogue.server.ts";

export function Offers({ offers }: { offers: readonly HomeOffer[] }) {
  const t = useTranslate();
  const hasDealZone = useHasFeature()("dealzone");
  if (offers.length === 0) return null;
  const more = hasDealZone ? { to: SITE_LINKS.dealZone.to, label: t("home.offers.all") } : undefined;
  return (
    <section aria-labelledby="offers-title" className="container-page">
      <SectionHead
        id="offers-title"
        title={t(offers.every(({ endsAt }) => endsAt) ? "home.offers.title" : "home.offers.title-open")}
        {...(more && { more })}
      />
      <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-2 md:overflow-visible md:px-0 md:pb-0 lg:grid-cols-3 lg:gap-6">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

function OfferCard({ offer }: { offer: HomeOffer }) {
  return (
    <Panel
      as="li"
      padding="none"
      className="group relative w-[85%] max-w-90 shrink-0 snap-start scroll-ms-4 p-5 transition-colors hover:border-line2 md:w-auto md:max-w-none"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="type-h4">
            <LocalLink
              to={flagPath(offer.id)}
              className="rounded-tag outline-offset-4 after:absolute after:inset-0 after:content-['']"
            >
              {offer.name}
            </LocalLink>
          </h3>
          <OfferLine offer={offer} />
        </div>
        <span className="grid size-11 shrink-0 place-items-center rounded-field bg-sunk">
          <ArrowRight aria-hidden="true" className="size-4.5 transition-transform group-hover:translate-x-0.5" />
        </span>
      </div>
      <div className="mt-4 grid grid-cols-5 gap-2">
        {offer.thumbnails.map(({ id, image }) => (
          <ProductImage
            key={id}
            src={image}
            alt=""
            preset="thumbnail"
            ratio={1}
            className="aspect-square w-full rounded-field bg-sunk object-cover"
          />
        ))}
      </div>
    </Panel>
  );
}

/** The end, the description or the number of products, whichever exists first. */
function OfferLine({ offer }: { offer: HomeOffer }) {
  const t = useTranslate();
  const { endsAt, description, productCount: count } = offer;
  const about = description ?? t("home.products", { count, number: formatCount(count) });
  return <p className="text-sm text-ink2">{endsAt ? <Ending at={endsAt} /> : about}</p>;
}

function Ending({ at }: { at: string }) {
  const t = useTranslate();
  const zone = useTimeZone();
  const date = lastMinute(new Date(at), zone);
  return (
    <time dateTime={at}>{t("home.offers.ends", { date: formatDate(date, zone), time: formatTime(date, zone) })}</time>
  );
}

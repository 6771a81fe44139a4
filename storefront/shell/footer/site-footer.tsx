import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import { useOffers } from "../navigation/use-site-links.ts";
import { useHasFeature, usePageData } from "../page-data.tsx";
import { FooterBottom } from "./footer-bottom.tsx";
import { FooterColumns } from "./footer-columns.tsx";
import { FOOTER_ID } from "./footer-id.ts";
import { PaymentNames } from "./payment-names.tsx";

const line = "border-t border-ontop/20";

export function SiteFooter() {
  return (
    <footer id={FOOTER_ID} tabIndex={-1} className="ground-dark bg-top text-ontop outline-none">
      <div className="container-page grid gap-10 pt-12 pb-10 tablet:grid-cols-[minmax(0,17rem)_1fr] tablet:gap-x-10 xl:grid-cols-[minmax(0,22rem)_1fr] tablet:pt-16 tablet:pb-14">
        <Brand />
        <FooterColumns />
      </div>
      <div className="container-page">
        <div className={line}>
          <FooterBottom />
        </div>
      </div>
    </footer>
  );
}

/** For pages with few links, such as the checkout. */
export function SlimFooter() {
  return (
    <footer id={FOOTER_ID} className="border-t border-line bg-bg text-ink2">
      <div className="container-page">
        <FooterBottom />
      </div>
    </footer>
  );
}

/** Only services that the storefront has. */
function useAboutKey(): MessageKey | null {
  const hasSea = useHasFeature()("sea");
  const [shop, buys, forwards] = [useOffers("categories"), useOffers("buyForMe"), useOffers("forward")];
  if (shop) return buys && hasSea ? "footer.about" : "home.entry.shop.text";
  if (buys) return "home.entry.buy.text";
  return forwards ? "home.entry.forward.text" : null;
}

function Brand() {
  const t = useTranslate();
  const { assets, config } = usePageData();
  const about = useAboutKey();
  return (
    <div>
      <p className="mb-4 flex items-center gap-2.5">
        <img src={assets.logoOnTop} alt="" width={32} height={32} loading="lazy" className="size-8" />
        <span className="font-display text-[1.375rem]/none tracking-display [font-weight:var(--display-weight)]">
          {config.site.name}
        </span>
      </p>
      {about && <p className="mb-5 max-w-[36ch] text-sm">{t(about)}</p>}
      <PaymentNames />
    </div>
  );
}

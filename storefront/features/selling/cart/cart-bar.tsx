import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { LandedTotal } from "#domain/money/pricing/landed-total.ts";
import { leastText } from "#storefront/commerce/freight/least-text.ts";
import { CheckoutLink } from "./checkout-link.tsx";

/** Keeps the checkout link visible on small screens: above the tab bar, never over the footer. */
export function CartBar({ price, currency }: { price: LandedTotal; currency: string }) {
  const t = useTranslate();
  const total = leastText(price.final, price.isFrom, currency, t);
  return (
    <div
      data-bar-above-tabs
      className="sticky bottom-[82px] z-30 -mx-4 -mb-14 mt-8 border-t border-line bg-surface px-4 py-3 md:-mx-6 md:px-6 tablet:hidden"
    >
      <CheckoutLink>{t("cart.checkout-total", { total })}</CheckoutLink>
    </div>
  );
}

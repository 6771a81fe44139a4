import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { CartItem } from "#contracts/shop/selling/cart.ts";
import { type Money, multiply } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";

/** The price of the whole line, with the lowest price of 30 days that must be shown beside a reduction. */
export function LinePrice({ line, currency }: { line: CartItem; currency: string }) {
  const t = useTranslate();
  const { price, quantity } = line;
  const formatAmount = (amount: Money) => formatMoney(amount, currency, t.language);
  const prior = line.prior_price !== null && line.prior_price > price ? line.prior_price : null;
  return (
    <>
      <p
        className={classNames(
          "text-[1.125rem]/6 font-bold whitespace-nowrap",
          prior === null ? "text-ink" : "text-sale",
        )}
      >
        {formatAmount(multiply(price, quantity))}
      </p>
      {prior !== null && (
        <s className="block text-sm whitespace-nowrap text-ink3">
          <span className="visually-hidden">{t("price.was")} </span>
          {formatAmount(multiply(prior, quantity))}
        </s>
      )}
      {quantity > 1 && <p className="text-caption text-ink3">{t("cart.each", { price: formatAmount(price) })}</p>}
      {prior !== null && (
        <p className="text-xs/4 text-balance text-ink3">{t("price.lowest-short", { price: formatAmount(prior) })}</p>
      )}
    </>
  );
}

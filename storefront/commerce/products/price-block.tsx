import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Price } from "#contracts/shop/catalogue/product-card.ts";
import { discountPercent } from "#domain/catalogue/listing/discount.ts";
import { formatMoney } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import { DiscountBadge } from "./discount-badge.tsx";

/** card: under a picture · row: in a list · page: the product's own page, with badge and regular price. */
type PriceSize = "card" | "row" | "page";

interface PriceBlockProps {
  price: Price;
  size?: PriceSize;
  /** Variants differ in price, so this is the lowest. */
  isFrom?: boolean;
}

const amounts: Record<PriceSize, string> = {
  card: "text-[1.125rem]/6",
  row: "text-[1.375rem]/7",
  page: "text-[2rem]/9",
};

/** Price, struck price, badge, and the lowest price of 30 days, which the law requires beside a reduction. */
export function PriceBlock({ price, size = "card", isFrom = false }: PriceBlockProps) {
  const t = useTranslate();
  const written = (amount: Price["amount"]) => formatMoney(amount, price.currency, t.language);
  const prior = discountPercent(price) > 0 ? price.prior_amount : null;
  return (
    <>
      <p className={classNames("price", amounts[size], prior !== null && "text-sale")}>
        {isFrom ? t("price.from", { price: written(price.amount) }) : written(price.amount)}
        {prior !== null && (
          <s className={size === "page" ? "text-base" : "text-sm"}>
            <span className="visually-hidden">{t("price.was")} </span>
            {written(prior)}
          </s>
        )}
        {size === "page" && <DiscountBadge price={price} className="self-center" />}
      </p>
      <LegalLines price={price} prior={prior} size={size} written={written} />
    </>
  );
}

interface LegalLinesProps {
  price: Price;
  prior: Price["amount"] | null;
  size: PriceSize;
  written: (amount: Price["amount"]) => string;
}

function LegalLines({ price, prior, size, written }: LegalLinesProps) {
  const t = useTranslate();
  if (size !== "page") {
    return prior === null ? null : (
      <p className="mt-0.5 text-xs/4 text-ink3">{t("price.lowest-short", { price: written(prior) })}</p>
    );
  }
  const regular = price.regular_amount !== null && price.regular_amount > (prior ?? price.amount);
  return (
    <div className="mt-1 text-caption text-ink3">
      <p>{prior === null ? t("price.with-vat") : t("price.lowest", { price: written(prior) })}</p>
      {regular && price.regular_amount !== null && (
        <p>{t("price.regular", { price: written(price.regular_amount) })}</p>
      )}
    </div>
  );
}

import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { Price } from "../../../contracts/shop/product-card.ts";
import { ratioToPercent } from "../../../domain/listing/discount.ts";
import { classNames } from "../../../ui/class-names.ts";

/** The whole percentage by which a price lies under the lowest of the 30 days before; 0 without a real reduction. */
export function discountPercent({ amount, prior_amount }: Pick<Price, "amount" | "prior_amount">): number {
  return prior_amount === null || prior_amount <= amount ? 0 : Math.round(ratioToPercent(amount / prior_amount));
}

interface DiscountBadgeProps {
  price: Pick<Price, "amount" | "prior_amount">;
  className?: string;
}

/** −24 %: only where the price was really reduced. */
export function DiscountBadge({ price, className }: DiscountBadgeProps) {
  const t = useTranslate();
  const percent = discountPercent(price);
  if (percent === 0) return null;
  return (
    <span
      className={classNames(
        "inline-flex min-h-6.5 items-center rounded-[min(8px,var(--r-field))] bg-acc px-2.5 text-caption font-bold text-onacc",
        className,
      )}
    >
      {t("price.discount", { percent })}
    </span>
  );
}

import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Price } from "#contracts/shop/catalogue/product-card.ts";
import { discountPercent } from "#domain/catalogue/listing/discount.ts";
import { AccentBadge } from "#ui/accent-badge.tsx";

interface DiscountBadgeProps {
  price: Pick<Price, "amount" | "prior_amount">;
  className?: string;
}

export function DiscountBadge({ price, className }: DiscountBadgeProps) {
  const t = useTranslate();
  const percent = discountPercent(price);
  return percent > 0 && <AccentBadge className={className}>{t("price.discount", { percent })}</AccentBadge>;
}

import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Cart } from "#contracts/shop/selling/cart.ts";
import { type Money, money, subtract } from "#domain/money/money/money.ts";
import type { LandedTotal } from "#domain/money/pricing/landed-total.ts";
import type { CartState } from "#domain/selling/cart/cart-state.ts";
import { classNames } from "#ui/class-names.ts";

const SETTLING = "opacity-50";

interface SummaryLinesProps {
  cart: CartState<Cart>;
  price: LandedTotal;
  pieces: number;
  formatAmount: (amount: Money) => string;
  /** With "from" while no delivery is chosen. */
  formatLeast: (amount: Money) => string;
  isSettling: boolean;
}

/** PRICE-08: the lines add up to the total, to the cent. */
export function SummaryLines(props: SummaryLinesProps) {
  const t = useTranslate();
  const { price, pieces, formatAmount, formatLeast, isSettling } = props;
  return (
    <dl className="grid gap-3 text-ui tabular-nums">
      <Line name={t("cart.summary.products", { pieces })}>{formatAmount(price.subtotal)}</Line>
      {pieces > 0 && <ShippingLines {...props} />}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4 font-bold">
        <dt className="text-base">{t("cart.summary.total")}</dt>
        <dd data-testid="cart-total" className={classNames("ms-auto text-[1.75rem]/8", isSettling && SETTLING)}>
          {formatLeast(price.final)}
        </dd>
      </div>
    </dl>
  );
}

function ShippingLines({ cart, price, formatAmount, formatLeast, isSettling }: SummaryLinesProps) {
  const t = useTranslate();
  const settling = isSettling ? SETTLING : undefined;
  return (
    <>
      <Line name={t(`product.landed-freight.${cart.shipping_method}`)} className={settling}>
        {formatAmount(price.shipping)}
      </Line>
      {price.shippingDiscount > 0 && (
        <Line
          name={t("cart.summary.discount", { percent: price.shippingDiscountPercentage })}
          className={classNames("text-ok", settling)}
        >
          {formatAmount(subtract(money(0), price.shippingDiscount))}
        </Line>
      )}
      <Line name={t("cart.summary.delivery")} className="text-ink2">
        {price.isFrom ? formatLeast(price.delivery) : t("cart.summary.delivery-later")}
      </Line>
      <Line name={t("product.landed-duty")} className="text-ink2">
        {t("product.landed-included")}
      </Line>
    </>
  );
}

function Line({ name, className, children }: { name: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames("flex items-baseline justify-between gap-4 transition-opacity", className)}>
      <dt>{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

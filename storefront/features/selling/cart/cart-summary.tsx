import { ArrowRight, Lock, RotateCcw, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Cart } from "#contracts/shop/selling/cart.ts";
import { offeredMethod } from "#domain/forwarding/freight/freight.ts";
import { type Money, subtract } from "#domain/money/money/money.ts";
import type { LandedTotal } from "#domain/money/pricing/landed-total.ts";
import type { CartState } from "#domain/selling/cart/cart-state.ts";
import { formatMoney } from "#i18n/format.ts";
import type { CartTerms } from "#storefront/commerce/cart/cart-store.ts";
import { leastText } from "#storefront/commerce/freight/least-text.ts";
import { usePaymentNames } from "#storefront/shell/footer/payment-names.tsx";
import { CheckoutLink } from "./checkout-link.tsx";
import { SummaryLines } from "./summary-lines.tsx";

interface CartSummaryProps {
  cart: CartState<Cart>;
  price: LandedTotal;
  pieces: number;
  terms: CartTerms;
}

export function CartSummary({ cart, price, pieces, terms }: CartSummaryProps) {
  const t = useTranslate();
  const paymentNames = usePaymentNames();
  const formatAmount = (amount: Money) => formatMoney(amount, terms.currency, t.language);
  const formatLeast = (amount: Money) => leastText(amount, price.isFrom, terms.currency, t);
  return (
    <section
      aria-labelledby="cart-summary"
      aria-busy={terms.isSettling}
      className="self-start rounded-panel bg-sunk px-6 py-6 tablet:sticky tablet:top-24 md:px-8 md:py-7"
    >
      <h2 id="cart-summary" className="mb-4 type-h3">
        {t("cart.summary.title")}
      </h2>
      <SummaryLines
        cart={cart}
        price={price}
        pieces={pieces}
        formatAmount={formatAmount}
        formatLeast={formatLeast}
        isSettling={terms.isSettling}
      />
      {pieces > 0 && (
        <p className="mt-1 text-caption text-ink3">
          {t(price.isFrom ? "cart.summary.with-delivery" : "cart.summary.before-delivery")}
        </p>
      )}
      <NextDiscount cart={cart} subtotal={price.subtotal} formatAmount={formatAmount} />
      <div className="max-tablet:hidden">
        <CheckoutLink className="mt-5">
          {t("cart.checkout")}
          <ArrowRight aria-hidden="true" />
        </CheckoutLink>
        <p className="mt-3.5 flex items-center justify-center gap-2 text-sm text-ink2">
          <Lock aria-hidden="true" className="size-4" />
          {paymentNames.join(", ")}
        </p>
      </div>
      <ul className="mt-5 grid gap-2.5 border-t border-line pt-5 text-sm">
        <Assurance icon={<ShieldCheck aria-hidden="true" />}>{t("cart.summary.money-back")}</Assurance>
        <Assurance icon={<RotateCcw aria-hidden="true" />}>{t("cart.summary.withdrawal")}</Assurance>
      </ul>
    </section>
  );
}

interface NextDiscountProps {
  cart: CartState<Cart>;
  subtotal: Money;
  formatAmount: (amount: Money) => string;
}

/** How much more must be bought to reach the next freight discount; the tiers are those of the quickest method. */
function NextDiscount({ cart: { shipping, shipping_method }, subtotal, formatAmount }: NextDiscountProps) {
  const t = useTranslate();
  const isQuickest = shipping !== null && shipping_method === offeredMethod(shipping, null);
  const next = isQuickest ? shipping.tier_based_shipping_discount?.next : null;
  if (!next || subtotal === 0 || next.minimum_subtotal <= subtotal) return null;
  const amount = formatAmount(subtract(next.minimum_subtotal, subtotal));
  return (
    <p className="mt-3 rounded-field bg-soft px-4 py-2.5 text-sm text-softink">
      {t("cart.summary.next-discount", { amount, percent: next.percent })}
    </p>
  );
}

function Assurance({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 [&_svg]:size-4.5">
      {icon}
      {children}
    </li>
  );
}

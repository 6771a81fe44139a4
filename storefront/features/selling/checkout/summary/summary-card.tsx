import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { blockLinkClass, CheckoutBlock } from "#storefront/commerce/checkout/checkout-block.tsx";
import { leastText } from "#storefront/commerce/freight/least-text.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import type { Checkout } from "../use-checkout.ts";
import { PromotionChip } from "./promotion-chip.tsx";
import { ReservationChip } from "./reservation-chip.tsx";
import { SummaryLines } from "./summary-lines.tsx";
import { SummaryTotals } from "./summary-totals.tsx";

interface SummaryCardProps {
  checkout: Checkout;
  action: ReactNode;
  terms: ReactNode;
}

/** On wide screens: sticky beside the step. */
export function SummaryCard({ checkout, action, terms }: SummaryCardProps) {
  const t = useTranslate();
  const { data, totals } = checkout;
  const edit = (
    <LocalLink to="/cart" className={blockLinkClass}>
      {t("checkout.edit-cart")}
    </LocalLink>
  );
  return (
    <CheckoutBlock
      title={t("checkout.your-order")}
      action={edit}
      className="max-tablet:hidden tablet:sticky tablet:top-6"
    >
      <SummaryLines products={data.products} currency={data.currency} />
      <div className="my-5 border-t border-line" />
      <PromotionChip checkout={checkout} />
      <SummaryTotals checkout={checkout} />
      <div className="my-5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-5">
        <span className="type-h4">{t("checkout.total.total")}</span>
        <span className="type-h2 tabular-nums" data-testid="checkout-total">
          {leastText(totals.final, totals.is_from, data.currency, t)}
        </span>
      </div>
      {terms && <div className="mb-3.5">{terms}</div>}
      {action}
      <ReservationChip data={data} />
    </CheckoutBlock>
  );
}

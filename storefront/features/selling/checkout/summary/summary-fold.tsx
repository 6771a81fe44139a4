import { ChevronDown, ShoppingBag } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { leastText } from "#storefront/commerce/freight/least-text.ts";
import type { Checkout } from "../use-checkout.ts";
import { PromotionChip } from "./promotion-chip.tsx";
import { ReservationChip } from "./reservation-chip.tsx";
import { SummaryLines } from "./summary-lines.tsx";
import { SummaryTotals } from "./summary-totals.tsx";

/** On small screens: one line that unfolds to the whole summary. */
export function SummaryFold({ checkout }: { checkout: Checkout }) {
  const t = useTranslate();
  const { data, totals } = checkout;
  const pieces = data.products.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <details className="group -mx-4 -mt-6 mb-5 border-b border-line bg-surface px-4 md:-mx-6 md:px-6 tablet:hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2.5 text-ui [&::-webkit-details-marker]:hidden">
        <ShoppingBag aria-hidden="true" className="size-5" />
        <span className="flex min-w-0 grow items-center gap-1.5">
          {t("checkout.summary")}, {t("cart.pieces", { count: pieces })}
          <ChevronDown aria-hidden="true" className="size-4.5 transition-transform group-open:rotate-180" />
        </span>
        <span className="font-semibold tabular-nums">{leastText(totals.final, totals.is_from, data.currency, t)}</span>
      </summary>
      <div className="grid gap-4 pt-1 pb-5">
        <SummaryLines products={data.products} currency={data.currency} />
        <PromotionChip checkout={checkout} />
        <SummaryTotals checkout={checkout} />
        <ReservationChip data={data} />
      </div>
    </details>
  );
}

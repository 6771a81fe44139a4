import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { leastText } from "#storefront/commerce/freight/least-text.ts";
import type { Checkout } from "../use-checkout.ts";

interface SummaryBarProps {
  checkout: Checkout;
  terms: ReactNode;
  children: ReactNode;
}

/** On small screens: the total and the button to the next step, always visible. */
export function SummaryBar({ checkout: { data, totals }, terms, children }: SummaryBarProps) {
  const t = useTranslate();
  return (
    <div className="sticky bottom-0 z-30 -mx-4 mt-6 -mb-14 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] shadow-sh2 md:-mx-6 md:px-6 tablet:hidden">
      {terms ? (
        // The button beside the terms names the total.
        <div className="basis-full">{terms}</div>
      ) : (
        <p className="shrink-0">
          <span className="block text-xl/6 font-bold tabular-nums">
            {leastText(totals.final, totals.is_from, data.currency, t)}
          </span>
          <span className="text-caption text-ink2">
            {t(totals.balance > 0 ? "checkout.total.after-balance" : "checkout.total.total")}
          </span>
        </p>
      )}
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}

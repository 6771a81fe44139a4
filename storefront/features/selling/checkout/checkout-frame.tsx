import type { ReactNode } from "react";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { SummaryBar } from "./summary/summary-bar.tsx";
import { SummaryCard } from "./summary/summary-card.tsx";
import { SummaryFold } from "./summary/summary-fold.tsx";
import type { Checkout } from "./use-checkout.ts";

interface CheckoutFrameProps {
  checkout: Checkout;
  title: string;
  description: string;
  /** The button to the next step: under the summary, on small screens in a bar at the bottom. */
  action: ReactNode;
  /** The agreement that the button needs. */
  terms?: ReactNode;
  children: ReactNode;
}

/** A step with its summary: beside the step, on small screens folded above it. */
export function CheckoutFrame({ checkout, title, description, action, terms, children }: CheckoutFrameProps) {
  return (
    <>
      <PageHead title={title} description={description} noindex />
      <SummaryFold checkout={checkout} />
      <h1 className="mb-5 type-h1 md:mb-6">{title}</h1>
      <div className="grid items-start gap-x-8 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_412px] xl:gap-x-10">
        <div className="grid min-w-0 gap-4 md:gap-5">{children}</div>
        <SummaryCard checkout={checkout} action={action} terms={terms} />
      </div>
      <SummaryBar checkout={checkout} terms={terms}>
        {action}
      </SummaryBar>
    </>
  );
}

import { ChevronDown, ReceiptText } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { formatMoney } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import { PriceLines } from "../price-lines.tsx";
import { sumCertainty } from "../sum-certainty.ts";
import { chosenOffer } from "./chosen-offer.ts";
import type { ShownScreen } from "./request-screens.ts";

const strip = "-mx-4 border-b border-line bg-surface px-4 md:-mx-6 md:px-6 tablet:hidden";

/** On small screens: where the customer is among the steps. */
export function StepProgress({ screen, number, total }: ShownScreen) {
  const t = useTranslate();
  return (
    <div className={classNames(strip, "pt-2 pb-3.5")}>
      <div aria-hidden="true" className="grid grid-cols-5 gap-1.5">
        {Array.from({ length: total }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position
          <span key={at} className={classNames("h-1 rounded-full", at < number ? "bg-pri" : "bg-line")} />
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-ink2">
        {t("checkout.step-of", { number, total })} · <b className="text-ink">{t(`forwarding.screen.${screen}`)}</b>
      </p>
    </div>
  );
}

/** On small screens: the sum in one line, which unfolds. The last step shows it whole. */
export function FoldedSum({ request, screen }: { request: RequestDetails } & Pick<ShownScreen, "screen">) {
  const t = useTranslate();
  const offer = chosenOffer(request);
  if (!offer || screen === "pay") return null;
  return (
    <details className={classNames(strip, "group")}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2.5 text-ui [&::-webkit-details-marker]:hidden">
        <ReceiptText aria-hidden="true" className="size-5 shrink-0" />
        <span className="flex min-w-0 grow items-center gap-1.5">
          {t(`forwarding.sum.${sumCertainty(request, offer)}`)}
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </span>
        <span className="shrink-0 font-semibold tabular-nums">
          {formatMoney(offer.charged, request.currency, t.language)}
        </span>
      </summary>
      <div className="pt-1 pb-5">
        <PriceLines lines={offer.lines} currency={request.currency} isCeiling />
      </div>
    </details>
  );
}

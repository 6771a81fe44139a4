import { useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { formatMoney } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { sumCertainty } from "../sum-certainty.ts";
import { chosenOffer } from "./chosen-offer.ts";
import { missingReason } from "./missing-reason.ts";
import type { ShownScreen } from "./request-screens.ts";

interface NextStepBarProps extends Pick<ShownScreen, "screen" | "next"> {
  request: RequestDetails;
}

/** On small screens: the way to the next step, always visible, in the place of the tab bar. */
export function NextStepBar({ request, screen, next }: NextStepBarProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const missing = request.missing.find((step) => step === screen);
  if (next === null) return null;
  return (
    <div
      data-page-bar
      className="sticky bottom-0 z-30 -mx-4 mt-6 -mb-14 border-t border-line bg-surface px-4 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))] shadow-sh2 md:-mx-6 md:px-6 tablet:hidden"
    >
      <SumSoFar {...{ request, screen }} />
      <Button
        block
        {...(missing ? { unavailable: missingReason(request, missing, t) } : {})}
        onClick={() => navigate({ search: `?step=${next}` })}
      >
        {t(`forwarding.continue.${next}`)}
      </Button>
    </div>
  );
}

function SumSoFar({ request, screen }: Pick<NextStepBarProps, "request" | "screen">) {
  const t = useTranslate();
  const { currency, declared_value, parcels } = request;
  const offer = chosenOffer(request);
  const row = (name: string, sum: typeof declared_value) => (
    <p className="mb-2 flex items-baseline justify-between gap-3 text-ui">
      {name}
      <strong className="shrink-0 tabular-nums">{formatMoney(sum, currency, t.language)}</strong>
    </p>
  );
  if (screen === "contents") {
    const pieces = parcels.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
    return row(`${t("forwarding.contents.value")}, ${t("cart.pieces", { count: pieces })}`, declared_value);
  }
  return offer ? row(t(`forwarding.sum.${sumCertainty(request, offer)}`), offer.charged) : null;
}

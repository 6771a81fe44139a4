import { useId, useRef } from "react";
import { useRevalidator } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { PayoutOptions } from "#contracts/shop/money/payouts.ts";
import { OPEN_PAYOUT_STATES } from "#domain/money/balance/payout-machine.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { PayoutFigures } from "./payout-figures.tsx";
import { PayoutStatus } from "./payout-status.tsx";

/** The sum that can be paid out of the balance, and the status of the latest payout. */
export function PayoutSection({ options }: { options: PayoutOptions }) {
  const t = useTranslate();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { amount, stays, latest } = options;
  const isOpen = latest !== null && OPEN_PAYOUT_STATES.includes(latest.state);
  if (amount === 0 && stays === 0 && latest === null) return null;
  // The pressed button is gone, so the focus needs another element.
  const focusHeading = () => heading.current?.focus();
  return (
    <Panel padding="wide" id="payout" aria-labelledby={id} className="mt-5 grid gap-5">
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="type-h3">
          {t("payout.title")}
        </h2>
        <p className="mt-1 max-w-[44rem] text-ui text-pretty text-ink2">{t("payout.text")}</p>
      </div>
      {latest && <PayoutStatus payout={latest} currency={options.currency} onChanged={focusHeading} />}
      {!isOpen && <PayoutFigures options={options} />}
      {!isOpen && amount > 0 && <RequestButton options={options} onChanged={focusHeading} />}
    </Panel>
  );
}

function RequestButton({ options, onChanged }: { options: PayoutOptions; onChanged: () => void }) {
  const t = useTranslate();
  const { currencyId, config } = usePageData();
  const { revalidate } = useRevalidator();
  const { run, busy } = useCallAction();
  const { amount, currency } = options;

  async function request() {
    const asked = { amount, currency_id: currencyId, language_id: config.searchKeys.languageId };
    const context = { idempotencyKey: crypto.randomUUID() };
    const isAccepted = await run(() => browserApi.payouts.request(asked, { context }));
    await revalidate();
    if (isAccepted) onChanged();
  }

  return (
    <Button variant="outline" busy={busy} busyLabel={t("payout.busy")} onClick={request} className="sm:w-fit">
      {t("payout.request", { amount: formatMoney(amount, currency, t.language) })}
    </Button>
  );
}

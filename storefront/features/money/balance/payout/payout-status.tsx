import { useRevalidator } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { PayoutView } from "#contracts/shop/money/payouts.ts";
import type { PayoutState } from "#domain/money/balance/payout-machine.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Button } from "#ui/button.tsx";
import { Pill, type PillTone } from "#ui/pill.tsx";

const TONES: Readonly<Record<PayoutState, PillTone>> = {
  requested: "pri",
  confirmed: "info",
  paid: "ok",
  rejected: "bad",
  cancelled: "neutral",
  failed: "bad",
};

interface PayoutStatusProps {
  payout: PayoutView;
  currency: string;
  onChanged: () => void;
}

/** The payout that is under way, or the last one. */
export function PayoutStatus({ payout, currency, onChanged }: PayoutStatusProps) {
  const t = useTranslate();
  const { day } = useMomentText();
  const { number, state, amount, paid, reason, created_at } = payout;
  const sum = formatMoney(state === "paid" ? paid : amount, currency, t.language);
  return (
    <div className="grid gap-2 rounded-field bg-sunk p-4 text-ui">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-semibold">{t("payout.number", { number })}</span>
        <span className="tabular-nums">{formatMoney(amount, currency, t.language)}</span>
        <span className="text-ink2 tabular-nums">{day(created_at)}</span>
        <Pill tone={TONES[state]}>{t(`payout.state.${state}`)}</Pill>
      </p>
      <p className="max-w-[44rem] text-pretty text-ink2">
        {t(`payout.next.${state}`, { amount: sum, reason: reason?.replace(/[\s.]+$/, "") ?? "" })}
      </p>
      {payout.can_cancel && <CancelButton number={number} onChanged={onChanged} />}
    </div>
  );
}

function CancelButton({ number, onChanged }: { number: string; onChanged: () => void }) {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const { run, busy } = useCallAction();

  async function cancel() {
    const isCancelled = await run(() => browserApi.payouts.cancel({ number }));
    await revalidate();
    if (isCancelled) onChanged();
  }

  return (
    <Button
      variant="outline"
      size="sm"
      busy={busy}
      busyLabel={t("payout.busy")}
      onClick={cancel}
      className="mt-1 sm:w-fit"
    >
      {t("payout.cancel")}
    </Button>
  );
}

import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { WithdrawalView } from "#contracts/shop/aftersales/withdrawals.ts";
import type { WithdrawalState } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { Panel } from "#ui/panel.tsx";
import { Pill, type PillTone } from "#ui/pill.tsx";
import { StatedFacts } from "./stated-facts.tsx";

const TONES: Readonly<Record<WithdrawalState, PillTone>> = {
  recorded: "neutral",
  confirmed: "pri",
  accepted: "info",
  refused: "bad",
  goods_received: "info",
  refunded: "ok",
};

/** How the withdrawal of one's own order stands, and whether one must act. */
export function WithdrawalStatus({ withdrawal }: { withdrawal: WithdrawalView }) {
  const t = useTranslate();
  const { number, state, reason } = withdrawal;
  return (
    <Panel padding="step" className="grid gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="type-h3">{t("withdrawal.see", { number })}</h2>
          <Pill tone={TONES[state]}>{t(`withdrawal.state.${state}`)}</Pill>
        </div>
        <p className="mt-2 text-ui text-pretty text-ink2">
          {t(`withdrawal.next.${state}`, { reason: reason?.replace(/[\s.]+$/, "") ?? "" })}
        </p>
      </div>
      <StatedFacts withdrawal={withdrawal} />
    </Panel>
  );
}

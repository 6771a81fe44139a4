import type { ClaimView } from "#contracts/shop/aftersales/claims.ts";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import type { ClaimState } from "#domain/aftersales/claims/claim-machine.ts";
import type { MessageKey } from "#i18n/message-key.ts";

type Step = OrderDetails["steps"][number];

const REVIEW: readonly ClaimState[] = ["in_review", "info_needed"];
const DECIDED: readonly ClaimState[] = ["approved", "rejected", "resolved", "withdrawn"];

/** The way of a claim in words; the carrier is a step only where it was asked. */
export function claimSteps(
  { state, history }: Pick<ClaimView, "state" | "history">,
  day: (at: string) => string,
): Step[] {
  const since = history.slice(history.findLastIndex((entry) => entry.state === "open"));
  const reached = (...states: readonly ClaimState[]) => since.find((entry) => states.includes(entry.state))?.at;
  const isCarriers = reached("with_carrier") !== undefined;
  const steps: { name: MessageKey; at: string | undefined; isNow: boolean }[] = [
    { name: "claim.status.open", at: reached("open"), isNow: state === "open" },
    { name: "claim.status.in_review", at: reached("in_review"), isNow: REVIEW.includes(state) && !isCarriers },
    ...(isCarriers
      ? [
          {
            name: "claim.status.with_carrier" as const,
            at: reached("with_carrier"),
            isNow: state === "with_carrier" || REVIEW.includes(state),
          },
        ]
      : []),
    { name: "claim.step.decision", at: reached(...DECIDED), isNow: false },
    ...(state === "rejected" || state === "withdrawn"
      ? []
      : [{ name: "claim.step.money" as const, at: reached("resolved"), isNow: state === "approved" }]),
  ];
  return steps.map(({ name, at, isNow }) => ({
    name_key: name,
    state: isNow ? "current" : at === undefined ? "ahead" : "done",
    day: at === undefined ? null : day(at),
    last_day: null,
  }));
}

import type { PayoutEvent } from "#domain/money/balance/payout-machine.ts";
import type { Column } from "../../kit/column.ts";
import { defineDetail } from "../../kit/detail/detail.ts";
import { rowHistory } from "../../kit/detail/row-history.ts";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { PAYOUT_ACTIONS } from "./payout-actions.ts";
import { EarlierPayouts, Shares } from "./payout-shares.tsx";
import { payoutStatus } from "./payout-status.ts";

export type Payout = Awaited<ReturnType<typeof staffApi.payouts.get>>;

const FACTS: readonly Column<Payout>[] = [
  { label: "staff.payouts.amount", text: ({ amount, currency }, t) => shownMoney({ amount, currency }, t) },
  {
    label: "staff.payouts.customer",
    text: ({ customer_name, customer }) => [customer_name, customer].filter(Boolean).join(", ") || null,
  },
  { label: "staff.payouts.asked", text: ({ created_at }) => shownMoment(created_at) },
  { label: "staff.orders.column.storefront", text: ({ storefront }) => storefront.toUpperCase() },
  {
    label: "staff.payouts.paid",
    text: ({ paid, currency }, t) => (paid === 0 ? null : shownMoney({ amount: paid, currency }, t)),
  },
  { label: "staff.payouts.ended", text: ({ ended_at }) => ended_at && shownMoment(ended_at) },
  { label: "staff.payouts.rejected-for", text: ({ reason }) => reason },
];

export const PAYOUT = defineDetail<Payout>({
  name: "payouts",
  read: (number) => staffApi.payouts.get({ number }),
  nameOf: ({ number }) => number,
  statusOf: ({ state }) => [payoutStatus(state)],
  facts: FACTS,
  sections: [
    { id: "shares", title: "staff.payouts.to", show: (payout) => <Shares payout={payout} /> },
    {
      id: "earlier",
      title: "staff.payouts.section.earlier",
      show: (payout) => (payout.earlier.length > 0 ? <EarlierPayouts payout={payout} /> : null),
    },
  ],
  timelineOf: ({ timeline }, t) =>
    rowHistory(
      {
        timeline,
        labelOf: (event) => `staff.payouts.event.${event as PayoutEvent | "request"}`,
        tones: { request: "warn", confirm: "info", finish: "ok", reject: "neutral", cancel: "neutral", fail: "bad" },
        // Every call about a payout moves it.
        moves: (call) => call.startsWith("payouts."),
      },
      t,
    ),
  actions: PAYOUT_ACTIONS,
  eventsOf: ({ next_events }) => next_events,
});

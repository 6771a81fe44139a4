import type { WithdrawalEvent } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import type { Column } from "../../kit/column.ts";
import { defineDetail } from "../../kit/detail/detail.ts";
import { rowHistory } from "../../kit/detail/row-history.ts";
import { RowColumns } from "../../kit/facts.tsx";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import { orderLink } from "../order-link.ts";
import { WITHDRAWAL_ACTIONS } from "./withdrawal-actions.ts";
import { withdrawalStatus } from "./withdrawal-status.ts";

type Withdrawal = Awaited<ReturnType<typeof staffApi.withdrawals.get>>;
type About = NonNullable<Withdrawal["about"]>;

const FACTS: readonly Column<Withdrawal>[] = [
  {
    label: "staff.withdrawals.who",
    text: ({ name, email, is_guest }, t) =>
      [name, email, is_guest && t("staff.orders.guest")].filter(Boolean).join(", "),
  },
  {
    label: "staff.withdrawals.order",
    text: ({ order, stated_number }, t) => order ?? t("staff.withdrawals.unknown-order", { number: stated_number }),
  },
  {
    label: "staff.withdrawals.window",
    text: ({ is_in_time }, t) => t(is_in_time ? "staff.withdrawals.in-time" : "staff.withdrawals.late"),
  },
  { label: "staff.withdrawals.stated", text: ({ created_at }) => shownMoment(created_at) },
  { label: "staff.withdrawals.refund-by", text: ({ refund_by }) => refund_by && shownMoment(refund_by) },
  { label: "staff.bench.storefront", text: ({ storefront }) => storefront.toUpperCase() },
  { label: "staff.withdrawals.refused-for", text: ({ reason }) => reason },
];

/** Facts of the order, which the statement is compared with. */
const ORDER: readonly Column<About>[] = [
  { label: "staff.withdrawals.order", links: ({ number }) => orderLink(number) },
  { label: "staff.bench.state", text: ({ state }, t) => t(`staff.orders.state.${state}`) },
  {
    label: "staff.orders.column.customer",
    text: ({ customer, email }) => [customer, email].filter(Boolean).join(", "),
  },
  {
    label: "staff.withdrawals.same-email",
    text: ({ is_same_email }, t) =>
      t(is_same_email ? "staff.withdrawals.same-email.yes" : "staff.withdrawals.same-email.no"),
  },
  { label: "staff.bench.total", text: ({ total, currency }, t) => shownMoney({ amount: total, currency }, t) },
  { label: "staff.withdrawals.delivered", text: ({ delivered_at }) => delivered_at && shownMoment(delivered_at) },
];

export const WITHDRAWAL = defineDetail<Withdrawal>({
  name: "withdrawals",
  read: (number) => staffApi.withdrawals.get({ number }),
  nameOf: ({ number }) => number,
  statusOf: ({ state }) => [withdrawalStatus(state)],
  facts: FACTS,
  sections: [
    {
      id: "order",
      title: "staff.withdrawals.section.order",
      show: ({ about }) => about && <RowColumns columns={ORDER} row={about} />,
    },
  ],
  timelineOf: ({ timeline }, t) =>
    rowHistory(
      {
        timeline,
        labelOf: (event) => `staff.withdrawals.event.${event as WithdrawalEvent | "record"}`,
        tones: { record: "neutral", accept: "ok", refuse: "bad", refund: "ok" },
        // Every call about a withdrawal moves it.
        moves: (call) => call.startsWith("withdrawals."),
      },
      t,
    ),
  actions: WITHDRAWAL_ACTIONS,
  eventsOf: ({ next_events }) => next_events,
});

import { WITHDRAWAL_MACHINE, type WithdrawalState } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn } from "../../kit/form/action.ts";
import { longText, optional, text } from "../../kit/form/field.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.withdrawals.list>>["items"][number];

const TONES: Readonly<Record<WithdrawalState, PillTone>> = {
  recorded: "neutral",
  confirmed: "warn",
  accepted: "info",
  refused: "neutral",
  goods_received: "info",
  refunded: "ok",
};

const on = actionsOn<Row>();

const accept = on({
  event: "accept",
  label: "staff.withdrawals.accept",
  permission: "claims.decide",
  fields: { order: optional(text("staff.withdrawals.accept-order")) },
  send: ({ number }, values, sending) => staffApi.withdrawals.accept({ number, ...values }, sending),
});

const refuse = on({
  event: "refuse",
  label: "staff.withdrawals.refuse",
  permission: "claims.decide",
  fields: { reason: longText("staff.bench.reason", { minLength: 3 }) },
  send: ({ number }, values, sending) => staffApi.withdrawals.refuse({ number, ...values }, sending),
});

const receiveGoods = on({
  event: "receive_goods",
  label: "staff.withdrawals.receive-goods",
  permission: "claims.decide",
  fields: {},
  send: ({ number }, _values, sending) => staffApi.withdrawals.receiveGoods({ number }, sending),
});

/** Withdrawals from contracts; an order that was not sent yet is settled without staff. */
export const withdrawals: Queue<Row> = {
  name: "withdrawals",
  title: "staff.withdrawals.title",
  permission: "claims.read",
  machine: WITHDRAWAL_MACHINE,
  list: ({ filter, ...request }) =>
    staffApi.withdrawals.list({ ...request, filter: filter as { state?: WithdrawalState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: WithdrawalState) => ({ label: `staff.withdrawals.state.${state}`, tone: TONES[state] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.withdrawals.stated", text: ({ confirmed_at }) => confirmed_at && shownMoment(confirmed_at) },
    { label: "staff.withdrawals.who", text: ({ name, email }) => `${name}, ${email}` },
    {
      label: "staff.withdrawals.order",
      text: ({ order, stated_number }, t) => order ?? t("staff.withdrawals.unknown-order", { number: stated_number }),
    },
    {
      label: "staff.withdrawals.window",
      text: ({ is_in_time }, t) => t(is_in_time ? "staff.withdrawals.in-time" : "staff.withdrawals.late"),
    },
    { label: "staff.withdrawals.refund-by", text: ({ refund_by }) => refund_by && shownMoment(refund_by) },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [accept, refuse, receiveGoods],
};

import { PAYOUT_MACHINE, type PayoutState } from "#domain/money/balance/payout-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn } from "../../kit/form/action.ts";
import { longText, text } from "../../kit/form/field.ts";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.payouts.list>>["items"][number];

const TONES: Readonly<Record<PayoutState, PillTone>> = {
  requested: "warn",
  confirmed: "info",
  paid: "ok",
  rejected: "neutral",
  cancelled: "neutral",
  failed: "bad",
};

const on = actionsOn<Row>();

const confirm = on({
  event: "confirm",
  label: "staff.payouts.confirm",
  permission: "payouts.write",
  fields: {},
  send: ({ number }, _values, sending) => staffApi.payouts.confirm({ number }, sending),
});

const reject = on({
  event: "reject",
  label: "staff.payouts.reject",
  permission: "payouts.write",
  fields: { reason: longText("staff.bench.reason", { minLength: 3 }) },
  send: ({ number }, values, sending) => staffApi.payouts.reject({ number, ...values }, sending),
});

const finish = on({
  event: "finish",
  label: "staff.payouts.finish",
  permission: "payouts.write",
  fields: { reference: text("staff.payouts.reference") },
  send: ({ number }, values, sending) => staffApi.payouts.finishByHand({ number, ...values }, sending),
});

/** Payouts that customers requested from their balance. */
export const payouts: Queue<Row> = {
  name: "payouts",
  title: "staff.payouts.title",
  permission: "payouts.read",
  machine: PAYOUT_MACHINE,
  list: ({ filter, ...request }) => staffApi.payouts.list({ ...request, filter: filter as { state?: PayoutState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: PayoutState) => ({ label: `staff.payouts.state.${state}`, tone: TONES[state] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.payouts.asked", text: ({ created_at }) => shownMoment(created_at) },
    { label: "staff.payouts.customer", text: ({ customer_id }) => String(customer_id) },
    { label: "staff.payouts.amount", text: ({ amount, currency }, t) => shownMoney({ amount, currency }, t) },
    {
      label: "staff.payouts.to",
      text: ({ shares, currency }, t) =>
        shares
          .map(({ payment_processor_id: id, top_up, amount }) =>
            [t(`staff.payments.provider.${id}`), top_up, shownMoney({ amount, currency }, t)].join(" "),
          )
          .join(", "),
    },
    {
      label: "staff.payouts.paid",
      text: ({ paid, currency }, t) => (paid > 0 ? shownMoney({ amount: paid, currency }, t) : null),
    },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [confirm, reject, finish],
};

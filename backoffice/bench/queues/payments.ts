import { PAYMENT_MACHINE } from "#domain/money/payments/payment-machine.ts";
import { PAYMENT_PHASES, type PaymentPhase, type PaymentState } from "#domain/money/payments/payment-states.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn } from "../../kit/form/action.ts";
import { amount, choice, longText } from "../../kit/form/field.ts";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.payments.list>>["items"][number];

const TONES: Readonly<Record<PaymentPhase, PillTone>> = { open: "warn", ended: "neutral", captured: "ok" };

const on = actionsOn<Row>();
const reason = longText("staff.bench.reason", { minLength: 3 });
const destination = choice("staff.payments.destination", [
  { value: "provider", label: "staff.payments.to-provider" },
  { value: "balance", label: "staff.payments.to-balance" },
]);

const refund = on({
  event: "refund",
  label: "staff.payments.refund",
  permission: "orders.refund",
  fields: { destination, reason },
  send: ({ payment }, values, sending) => staffApi.payments.refund({ payment, ...values }, sending),
});

const refundPart = on({
  event: "refund_part",
  label: "staff.payments.refund-part",
  permission: "orders.refund",
  fields: { amount: amount("staff.payments.amount"), destination, reason },
  send: ({ payment }, values, sending) => staffApi.payments.refund({ payment, ...values }, sending),
});

export const payments: Queue<Row> = {
  name: "payments",
  title: "staff.payments.title",
  permission: "payments.read",
  machine: PAYMENT_MACHINE,
  list: ({ filter, ...request }) => staffApi.payments.list({ ...request, filter: filter as { state?: PaymentState } }),
  nameOf: ({ payable, payment }) => `${payable} · ${payment}`,
  stateOf: ({ state }) => state,
  statusOf: (state: PaymentState) => ({ label: `staff.payments.state.${state}`, tone: TONES[PAYMENT_PHASES[state]] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.payments.created", text: ({ created_at }) => shownMoment(created_at) },
    { label: "staff.payments.provider", text: ({ payment_processor_id: id }, t) => t(`staff.payments.provider.${id}`) },
    {
      label: "staff.payments.captured",
      text: ({ captured, currency }, t) => shownMoney({ amount: captured, currency }, t),
    },
    {
      label: "staff.payments.refunded",
      text: ({ refunded, currency }, t) => shownMoney({ amount: refunded, currency }, t),
    },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [refund, refundPart],
};

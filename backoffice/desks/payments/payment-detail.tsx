import type { PaymentEvent } from "#domain/money/payments/payment-states.ts";
import { defineDetail } from "../../kit/detail/detail.ts";
import { RowColumns } from "../../kit/facts.tsx";
import { staffApi } from "../../staff-api.ts";
import { AttemptList } from "../attempt-list.tsx";
import { moneyHistory } from "../money-history.ts";
import { PAYMENT_ACTIONS } from "./payment-actions.ts";
import { PAYMENT_FACTS, PAYMENT_MONEY } from "./payment-facts.ts";
import { Refunds } from "./payment-refunds.tsx";
import { Reports } from "./payment-reports.tsx";
import { paymentStatus } from "./payment-status.ts";

export type Payment = Awaited<ReturnType<typeof staffApi.payments.get>>;

export const PAYMENT = defineDetail<Payment>({
  name: "payments",
  read: (payment) => staffApi.payments.get({ payment }),
  nameOf: ({ payment }) => payment,
  titleOf: ({ payable }) => payable,
  statusOf: ({ state, parked }) => [
    paymentStatus(state),
    ...(parked ? [{ label: `staff.payments.parked.${parked}`, tone: "warn" } as const] : []),
  ],
  facts: PAYMENT_FACTS,
  sections: [
    {
      id: "reports",
      title: "staff.payments.section.reports",
      show: (payment) => (payment.reports.length > 0 ? <Reports payment={payment} /> : null),
    },
    {
      id: "money",
      title: "staff.payments.section.money",
      show: (payment) => <RowColumns columns={PAYMENT_MONEY} row={payment} />,
    },
    {
      id: "refunds",
      title: "staff.payments.section.refunds",
      show: (payment) => (payment.refunds.length > 0 ? <Refunds payment={payment} /> : null),
    },
    {
      id: "others",
      title: "staff.payments.section.others",
      show: ({ others }) => (others.length > 0 ? <AttemptList attempts={others} /> : null),
    },
  ],
  timelineOf: ({ timeline }, t) =>
    moneyHistory(
      {
        timeline,
        labelOf: (event) => `staff.orders.event.payment.${event as PaymentEvent | "create"}`,
        tones: {
          pay: "ok",
          fail: "bad",
          cancel: "neutral",
          expire: "neutral",
          refund: "neutral",
          refund_part: "neutral",
        },
        // A refund has entries of its own, with the member who asked for it.
        moves: (call) => call === "payments.refund",
      },
      t,
    ),
  actions: PAYMENT_ACTIONS,
  eventsOf: ({ next_events }) => next_events,
});

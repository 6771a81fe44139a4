import { actionsOn } from "../../kit/form/action.ts";
import { amount, choice, longText } from "../../kit/form/field.ts";
import { staffApi } from "../../staff-api.ts";

const on = actionsOn<{ payment: string }>();
const reason = longText("staff.bench.reason", { minLength: 3 });
const destination = choice("staff.payments.destination", [
  { value: "provider", label: "staff.payments.to-provider" },
  { value: "balance", label: "staff.payments.to-balance" },
]);

const refund = on({
  event: "refund",
  label: "staff.payments.refund",
  isDangerous: true,
  permission: "orders.refund",
  fields: { destination, reason },
  send: ({ payment }, values, sending) => staffApi.payments.refund({ payment, ...values }, sending),
});

const refundPart = on({
  event: "refund_part",
  label: "staff.payments.refund-part",
  isDangerous: true,
  permission: "orders.refund",
  fields: { amount: amount("staff.payments.amount"), destination, reason },
  send: ({ payment }, values, sending) => staffApi.payments.refund({ payment, ...values }, sending),
});

export const PAYMENT_ACTIONS = [refund, refundPart];

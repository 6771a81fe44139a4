import { actionsOn } from "../../kit/form/action.ts";
import { longText, text } from "../../kit/form/field.ts";
import { staffApi } from "../../staff-api.ts";

const on = actionsOn<{ number: string }>();

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
  isDangerous: true,
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

export const PAYOUT_ACTIONS = [confirm, reject, finish];

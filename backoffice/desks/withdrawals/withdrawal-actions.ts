import { actionsOn } from "../../kit/form/action.ts";
import { longText, optional, text } from "../../kit/form/field.ts";
import { staffApi } from "../../staff-api.ts";

const on = actionsOn<{ number: string }>();

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

/** An order that was not sent yet is settled without staff. */
export const WITHDRAWAL_ACTIONS = [accept, refuse, receiveGoods];

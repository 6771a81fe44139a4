import { actionsOn } from "../../kit/form/action.ts";
import { longText } from "../../kit/form/field.ts";
import { staffApi } from "../../staff-api.ts";

const on = actionsOn<{ number: string }>();
const permission = "approvals.write";

const approve = on({
  event: "approve",
  label: "staff.approvals.approve",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.staffApprovals.approve({ number }, sending),
});

const reject = on({
  event: "reject",
  label: "staff.approvals.reject",
  isDangerous: true,
  permission,
  fields: { reason: longText("staff.bench.reason", { minLength: 3 }) },
  send: ({ number }, values, sending) => staffApi.staffApprovals.reject({ number, ...values }, sending),
});

const withdraw = on({
  event: "withdraw",
  label: "staff.approvals.withdraw",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.staffApprovals.withdraw({ number }, sending),
});

export const APPROVAL_ACTIONS = [approve, reject, withdraw];

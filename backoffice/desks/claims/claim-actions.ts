import { actionsOn } from "../../kit/form/action.ts";
import { amount, choice, longText, optional, text, wholeNumber } from "../../kit/form/field.ts";
import { staffApi } from "../../staff-api.ts";

const MOST_ANSWER_DAYS = 14;

const on = actionsOn<{ number: string }>();
const permission = "claims.decide";

const take = on({
  event: "take",
  label: "staff.claims.take",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.claims.take({ number }, sending),
});

const ask = on({
  event: "ask",
  label: "staff.claims.ask",
  permission,
  fields: {
    question: longText("staff.claims.question", { minLength: 3, maxLength: 2_000 }),
    days: wholeNumber("staff.claims.days", { min: 1, max: MOST_ANSWER_DAYS }),
  },
  send: ({ number }, values, sending) => staffApi.claims.ask({ number, ...values }, sending),
});

const goOn = on({
  event: "go_on",
  label: "staff.claims.go-on",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.claims.goOn({ number }, sending),
});

const fileWithCarrier = on({
  event: "file_with_carrier",
  label: "staff.claims.file-with-carrier",
  permission,
  fields: { reference: text("staff.claims.reference") },
  send: ({ number }, values, sending) => staffApi.claims.fileWithCarrier({ number, ...values }, sending),
});

const carrierAnswered = on({
  event: "carrier_answered",
  label: "staff.claims.carrier-answered",
  permission,
  fields: { note: longText("staff.claims.note") },
  send: ({ number }, values, sending) => staffApi.claims.carrierAnswered({ number, ...values }, sending),
});

const approve = on({
  event: "approve",
  label: "staff.claims.approve",
  permission,
  fields: {
    amount: amount("staff.claims.amount"),
    destination: optional(
      choice<"provider" | "balance">("staff.claims.destination", [
        { value: "provider", label: "staff.claims.destination.provider" },
        { value: "balance", label: "staff.claims.destination.balance" },
      ]),
    ),
  },
  send: ({ number }, values, sending) => staffApi.claims.approve({ number, ...values }, sending),
});

const reject = on({
  event: "reject",
  label: "staff.claims.reject",
  isDangerous: true,
  permission,
  fields: { reason: longText("staff.bench.reason", { minLength: 3, maxLength: 1_000 }) },
  send: ({ number }, values, sending) => staffApi.claims.reject({ number, ...values }, sending),
});

/** Granted money is refunded without a further action of staff. */
export const CLAIM_ACTIONS = [take, ask, goOn, fileWithCarrier, carrierAnswered, approve, reject];

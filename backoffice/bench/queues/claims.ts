import { CLAIM_MACHINE, type ClaimState } from "#domain/aftersales/claims/claim-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn } from "../../kit/form/action.ts";
import { amount, choice, longText, optional, text, wholeNumber } from "../../kit/form/field.ts";
import { shownMoment, shownMoney } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.claims.list>>["items"][number];

const TONES: Readonly<Record<ClaimState, PillTone>> = {
  open: "warn",
  in_review: "warn",
  info_needed: "info",
  with_carrier: "info",
  approved: "info",
  rejected: "neutral",
  resolved: "ok",
  withdrawn: "neutral",
};

const MOST_ANSWER_DAYS = 14;

const on = actionsOn<Row>();
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
  permission,
  fields: { reason: longText("staff.bench.reason", { minLength: 3, maxLength: 1_000 }) },
  send: ({ number }, values, sending) => staffApi.claims.reject({ number, ...values }, sending),
});

/** Claims of customers, with their evidence; granted money is refunded without a further action of staff. */
export const claims: Queue<Row> = {
  name: "claims",
  title: "staff.claims.title",
  permission: "claims.read",
  machine: CLAIM_MACHINE,
  list: ({ filter, ...request }) => staffApi.claims.list({ ...request, filter: filter as { state?: ClaimState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: ClaimState) => ({ label: `staff.claims.state.${state}`, tone: TONES[state] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.claims.made", text: ({ created_at }) => shownMoment(created_at) },
    { label: "staff.claims.about", text: ({ about }) => about },
    { label: "staff.claims.kind", text: ({ kind }, t) => t(`staff.claims.kind.${kind}`) },
    { label: "staff.claims.who", text: ({ email }) => email },
    { label: "staff.claims.cap", text: ({ cap, currency }, t) => shownMoney({ amount: cap, currency }, t) },
    { label: "staff.claims.left", text: ({ left, currency }, t) => shownMoney({ amount: left, currency }, t) },
    {
      label: "staff.claims.granted",
      text: ({ amount: granted, currency }, t) => granted && shownMoney({ amount: granted, currency }, t),
    },
    { label: "staff.claims.destination", text: ({ wants }, t) => t(`staff.claims.destination.${wants}`) },
    { label: "staff.claims.written", text: ({ text: written }) => written },
    {
      label: "staff.claims.evidence",
      links: ({ files }, t) =>
        files.map((to, index) => ({ to, text: t("staff.claims.evidence-file", { number: index + 1 }) })),
    },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [take, ask, goOn, fileWithCarrier, carrierAnswered, approve, reject],
};

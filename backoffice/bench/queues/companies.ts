import { COMPANY_MACHINE, type CompanyState } from "#domain/people/companies/company-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import { actionsOn } from "../../kit/form/action.ts";
import { longText } from "../../kit/form/field.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.pro.list>>["items"][number];

const on = actionsOn<Row>();
const permission = "pro.decide";
const fields = { reason: longText("staff.bench.reason", { minLength: 3 }) };

const TONES: Readonly<Record<CompanyState, PillTone>> = {
  applied: "warn",
  info_needed: "info",
  active: "ok",
  suspended: "bad",
  closed: "neutral",
};

const ask = on({
  event: "ask",
  label: "staff.pro.ask",
  permission,
  fields: { question: longText("staff.pro.question", { minLength: 3, maxLength: 1_000 }) },
  send: ({ number }, values, sending) => staffApi.pro.ask({ number, ...values }, sending),
});

const activate = on({
  event: "activate",
  label: "staff.pro.activate",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.pro.activate({ number }, sending),
});

const refuse = on({
  event: "refuse",
  label: "staff.pro.refuse",
  permission,
  fields,
  send: ({ number }, values, sending) => staffApi.pro.refuse({ number, ...values }, sending),
});

const suspend = on({
  event: "suspend",
  label: "staff.pro.suspend",
  permission,
  fields,
  send: ({ number }, values, sending) => staffApi.pro.suspend({ number, ...values }, sending),
});

const restore = on({
  event: "restore",
  label: "staff.pro.restore",
  permission,
  fields: {},
  send: ({ number }, _values, sending) => staffApi.pro.restore({ number }, sending),
});

const close = on({
  event: "close",
  label: "staff.pro.close",
  permission,
  fields,
  send: ({ number }, values, sending) => staffApi.pro.close({ number, ...values }, sending),
});

/** Applications of companies, and the companies that there are. */
export const companies: Queue<Row> = {
  name: "companies",
  title: "staff.pro.title",
  permission: "pro.read",
  machine: COMPANY_MACHINE,
  list: ({ filter, ...request }) => staffApi.pro.list({ ...request, filter: filter as { state?: CompanyState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: CompanyState) => ({ label: `staff.pro.state.${state}`, tone: TONES[state] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.pro.company", text: ({ name, code }) => `${name}, ${code}` },
    { label: "staff.pro.vat-number", text: ({ vat_number }) => vat_number },
    { label: "staff.pro.eori", text: ({ eori }) => eori },
    { label: "staff.pro.address", text: ({ address }) => address },
    { label: "staff.pro.owner", text: ({ owner }) => owner },
    { label: "staff.pro.answer", text: ({ question, answer }) => [question, answer].filter(Boolean).join(" – ") },
    { label: "staff.pro.members", text: ({ members }) => String(members) },
    { label: "staff.pro.applied", text: ({ created_at }) => shownMoment(created_at) },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [ask, activate, refuse, suspend, restore, close],
};

import { RELEASES, REQUEST_MACHINE } from "../../../domain/forwarding/request-machine.ts";
import { hasPaper } from "../../../domain/forwarding/request-papers.ts";
import type { RequestState } from "../../../domain/forwarding/request-states.ts";
import { REQUEST_TONES } from "../../../domain/forwarding/request-status.ts";
import type { Money } from "../../../domain/money/money.ts";
import type { MessageKey } from "../../../i18n/message-key.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { staffApi } from "../../staff-api.ts";
import { boxes } from "../boxes-field.ts";
import { amount, longText, optional, text } from "../field.ts";
import { actionsOn, type Queue } from "../queue.ts";
import { saveFile } from "../save-file.ts";
import { shownMoment, shownMoney } from "../shown.ts";

type Row = Awaited<ReturnType<typeof staffApi.forwarding.queue>>["items"][number];
type Step = "start" | "dispatch" | "return";

const on = actionsOn<Row>();
const shownSum = (amountOf: Money, { due }: Row, t: Translate) =>
  shownMoney({ amount: amountOf, currency: due?.currency ?? "EUR" }, t);
const note = optional(longText("staff.orders.note"));
const why = longText("staff.bench.reason", { minLength: 3 });

const step = (event: Step, label: MessageKey) =>
  on({
    event,
    label,
    permission: event === "return" ? "forwarding.write" : "warehouse.work",
    fields: { note },
    send: ({ number }, values, sending) => staffApi.forwarding[event]({ number, ...values }, sending),
  });

const measure = on({
  event: "measure",
  label: "staff.forwarding.measure",
  permission: "warehouse.work",
  fields: { boxes, note },
  send: ({ number }, values, sending) => staffApi.forwarding.measure({ number, ...values }, sending),
  report: ({ returned }, row, t) =>
    returned > 0 ? t("staff.forwarding.returned", { amount: shownSum(returned, row, t) }) : null,
});

const label = on({
  event: "label",
  label: "staff.forwarding.label",
  permission: "warehouse.work",
  fields: { tracking_number: optional(text("staff.orders.tracking-number", { maxLength: 60 })), note },
  send: ({ number }, values, sending) => staffApi.forwarding.label({ number, ...values }, sending),
});

const hold = on({
  event: "hold",
  label: "staff.forwarding.hold",
  permission: "forwarding.write",
  fields: { note: why },
  send: ({ number }, values, sending) => staffApi.forwarding.hold({ number, ...values }, sending),
});

const releases = Object.values(RELEASES).map((event) =>
  on({
    event,
    label: "staff.forwarding.release",
    permission: "forwarding.write",
    fields: { note },
    send: ({ number }, values, sending) => staffApi.forwarding.release({ number, ...values }, sending),
  }),
);

const askDocuments = on({
  event: "ask_documents",
  label: "staff.forwarding.ask-documents",
  permission: "forwarding.write",
  fields: { note: why },
  send: ({ number }, values, sending) => staffApi.forwarding.askDocuments({ number, ...values }, sending),
});

const settleCustoms = on({
  event: "settle_customs",
  label: "staff.forwarding.settle-customs",
  permission: "forwarding.write",
  fields: {
    duty: amount("staff.forwarding.duty", { orNothing: true }),
    import_vat: amount("staff.forwarding.import-vat", { orNothing: true }),
    note,
  },
  send: ({ number }, values, sending) => staffApi.forwarding.settleCustoms({ number, ...values }, sending),
  report: ({ outcome, difference, invoice }, row, t) =>
    t(`staff.forwarding.customs.${outcome}`, { amount: shownSum(difference, row, t), invoice: invoice ?? "" }),
});

const lose = on({
  event: "lose",
  label: "staff.forwarding.lose",
  permission: "warehouse.supervise",
  fields: { note: why },
  send: ({ number }, values, sending) => staffApi.forwarding.lose({ number, ...values }, sending),
});

export const CUSTOMS_INVOICE = "customs_invoice";

/** What accompanies the boxes; it is there from the payment on. */
const customsInvoice = on({
  event: CUSTOMS_INVOICE,
  label: "staff.forwarding.customs-invoice",
  permission: "forwarding.read",
  fields: {},
  send: async ({ number }) => {
    const { pdf } = await staffApi.forwarding.getCustomsInvoice({ number });
    if (pdf !== null)
      saveFile(
        `${number}.pdf`,
        Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0)),
      );
  },
});

const hasCustomsInvoice = ({ paid_at, state }: Row) =>
  hasPaper({ state, paidAt: paid_at === null ? null : new Date(paid_at), packedLines: null }, "customs");

export const forwardRequests: Queue<Row> = {
  name: "forward-requests",
  title: "staff.forwarding.title",
  permission: "forwarding.read",
  machine: REQUEST_MACHINE,
  list: ({ filter, ...request }) =>
    staffApi.forwarding.queue({ ...request, filter: filter as { state?: RequestState } }),
  nameOf: ({ number }) => number,
  stateOf: ({ state }) => state,
  statusOf: (state: RequestState) => ({ label: `staff.forwarding.state.${state}`, tone: REQUEST_TONES[state] }),
  columns: [
    { label: "staff.bench.storefront", text: ({ storefront }) => storefront },
    { label: "staff.forwarding.parcels", text: ({ parcels }) => String(parcels) },
    { label: "staff.forwarding.method", text: ({ shipping_method }) => shipping_method },
    { label: "staff.bench.total", text: ({ due }, t) => due && shownMoney(due, t) },
    { label: "staff.forwarding.paid", text: ({ paid_at }) => paid_at && shownMoment(paid_at) },
  ],
  eventsOf: (row) => [...row.next_events, ...(hasCustomsInvoice(row) ? [CUSTOMS_INVOICE] : [])],
  actions: [
    step("start", "staff.forwarding.start"),
    measure,
    label,
    step("dispatch", "staff.forwarding.dispatch"),
    hold,
    ...releases,
    askDocuments,
    settleCustoms,
    step("return", "staff.forwarding.return"),
    lose,
    customsInvoice,
  ],
};

import { SERVER_VENDOR_NAMES } from "#domain/marketing/integrations/server-vendor.ts";
import { actionsOn } from "../../kit/form/action.ts";
import { choice, text } from "../../kit/form/field.ts";
import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.integrations.list>>["items"][number];

const account = {
  account: text("staff.integrations.account", { maxLength: 50, help: "staff.integrations.account.help" }),
  secret: text("staff.integrations.secret", { maxLength: 1_000, help: "staff.integrations.secret.help" }),
};

const change = actionsOn<Row>()({
  event: "set",
  label: "staff.integrations.change",
  permission: "keys.write",
  fields: account,
  send: ({ storefront, vendor }, values, sending) =>
    staffApi.integrations.set({ storefront, vendor, ...values }, sending),
});

const remove = actionsOn<Row>()({
  event: "remove",
  label: "staff.integrations.remove",
  permission: "keys.write",
  fields: {},
  send: ({ storefront, vendor }, _values, sending) => staffApi.integrations.remove({ storefront, vendor }, sending),
});

const add = actionsOn<null>()({
  event: "add",
  label: "staff.integrations.add",
  permission: "keys.write",
  fields: {
    storefront: text("staff.invoices.storefront", { maxLength: 20 }),
    vendor: choice(
      "staff.integrations.vendor",
      SERVER_VENDOR_NAMES.map((vendor) => ({ value: vendor, label: `staff.integrations.vendor.${vendor}` as const })),
    ),
    ...account,
  },
  send: (_, values, sending) => staffApi.integrations.set(values, sending),
});

/** The vendors that hear of orders from the server. Secrets can be set, and never be read. */
export const integrations: Queue<Row> = {
  name: "integrations",
  title: "staff.integrations.title",
  permission: "keys.read",
  list: ({ after }) => staffApi.integrations.list(after ? { after } : {}),
  nameOf: ({ storefront, vendor }) => `${storefront} · ${vendor}`,
  columns: [
    { label: "staff.integrations.vendor", text: ({ vendor }, t) => t(`staff.integrations.vendor.${vendor}`) },
    { label: "staff.integrations.account", text: (row) => row.account },
    { label: "staff.integrations.changed", text: ({ changed_at }) => shownMoment(changed_at) },
  ],
  eventsOf: ({ next_events }) => next_events,
  actions: [change, remove],
  starts: [add],
};

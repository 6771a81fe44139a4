import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { actionsOn } from "../../kit/form/action.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";
import { ruleFields } from "./redirects.ts";

type Row = Awaited<ReturnType<typeof staffApi.missedPaths.list>>["items"][number];

const redirect = actionsOn<Row>()({
  event: "redirect",
  label: "staff.redirects.add",
  permission: "redirects.write",
  fields: ruleFields,
  send: ({ storefront, path }, { language, ...values }, sending) => {
    const one = LANGUAGES.find((known) => known === language);
    return staffApi.redirects.add({ storefront, path, ...values, ...(one ? { language: one } : {}) }, sending);
  },
});

/** Each missed path can be given a route rule. */
export const missedPaths: Queue<Row> = {
  name: "missed-paths",
  title: "staff.redirects.missed",
  permission: "redirects.read",
  list: ({ after }) => staffApi.missedPaths.list(after ? { after } : {}),
  nameOf: ({ storefront, path }) => `${storefront}${path}`,
  columns: [
    { label: "staff.redirects.visits", text: ({ count }) => String(count) },
    { label: "staff.redirects.last-day", text: ({ last_day }) => last_day },
    { label: "staff.redirects.links-at", text: ({ referring_hosts }) => referring_hosts.join(", ") || null },
  ],
  eventsOf: () => ["redirect"],
  actions: [redirect],
};

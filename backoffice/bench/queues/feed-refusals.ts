import { shownMoment } from "../../kit/shown.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.feedRefusals.list>>["items"][number];

/** Variants that a storefront shows and its feeds leave out. The list is renewed hourly, without the mended ones. */
export const feedRefusals: Queue<Row> = {
  name: "feed-refusals",
  title: "staff.feeds.refused",
  permission: "catalogue.read",
  list: ({ after }) => staffApi.feedRefusals.list(after ? { after } : {}),
  nameOf: ({ storefront, language, currency, sku }) => `${storefront} · ${language} · ${currency} · ${sku}`,
  columns: [
    { label: "staff.feeds.name", text: ({ name }) => name },
    { label: "staff.bench.reason", text: ({ reason }, t) => t(`staff.feeds.reason.${reason}`) },
    { label: "staff.parked-events.received", text: ({ noted_at }) => shownMoment(noted_at) },
  ],
  eventsOf: () => [],
  actions: [],
};

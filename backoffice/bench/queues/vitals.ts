import { MEASURES, type Measure } from "#domain/operations/vitals/vitals.ts";
import type { Translate } from "#i18n/translate.ts";
import { staffApi } from "../../staff-api.ts";
import type { Queue } from "../queue.ts";

type Row = Awaited<ReturnType<typeof staffApi.vitals.list>>["items"][number];

/** How fast pages were in the last seven days for those who agreed to statistics. */
export const vitals: Queue<Row> = {
  name: "vitals",
  title: "staff.vitals.title",
  permission: "reports.read",
  list: () => staffApi.vitals.list({}),
  nameOf: ({ storefront, route, device }) => `${storefront} · ${route} · ${device}`,
  columns: [
    ...MEASURES.map((vital) => ({
      label: `staff.vitals.${vital}` as const,
      text: (row: Row, t: Translate) => shownFigure(row, vital, t),
    })),
    { label: "staff.vitals.device", text: ({ device }, t) => t(`staff.vitals.device.${device}`) },
    { label: "staff.vitals.builds", text: ({ builds }) => String(builds) },
  ],
  eventsOf: () => [],
  actions: [],
};

function shownFigure({ vitals }: Row, vital: Measure, t: Translate): string | null {
  const figure = vitals.find(({ name }) => name === vital);
  if (!figure) return null;
  const { p75, rating, count } = figure;
  const value = vital === "CLS" ? p75.toFixed(2) : `${p75} ms`;
  return t("staff.vitals.figure", { value, rating: t(`staff.vitals.rating.${rating}`), count });
}

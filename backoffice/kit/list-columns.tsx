import type { Status } from "./column.ts";
import { Deadline } from "./deadline.tsx";
import type { ListColumn } from "./list/list.ts";
import { shownMoment } from "./shown.ts";
import { StatusPill } from "./status-pill.tsx";

type Named<Row> = Pick<ListColumn<Row>, "id" | "label" | "sort" | "isExtra">;

/** A column with a state in words. */
export const stateColumn = <Row,>(named: Named<Row>, statusOf: (row: Row) => Status): ListColumn<Row> => ({
  ...named,
  text: (row, t) => t(statusOf(row).label),
  show: (row) => <StatusPill {...statusOf(row)} />,
});

/** A column with the moment of something. */
export const momentColumn = <Row,>(named: Named<Row>, momentOf: (row: Row) => string | null): ListColumn<Row> => ({
  ...named,
  text: (row) => shownOrNull(momentOf(row)),
  show: (row) => <span className="text-ink2 tabular-nums">{shownOrNull(momentOf(row)) ?? "–"}</span>,
});

/** A column with the moment until which something has to be done; null where it is done. */
export const deadlineColumn = <Row,>(named: Named<Row>, momentOf: (row: Row) => string | null): ListColumn<Row> => ({
  ...named,
  text: (row) => shownOrNull(momentOf(row)),
  show(row) {
    const at = momentOf(row);
    return at === null ? "–" : <Deadline at={at} />;
  },
});

const shownOrNull = (moment: string | null) => moment && shownMoment(moment);

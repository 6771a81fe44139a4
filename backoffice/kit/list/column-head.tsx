import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import type { ListColumn } from "./list.ts";

interface ColumnHeadProps<Row> {
  column: ListColumn<Row>;
  /** A field, with a minus in front for the highest first. */
  sort: string;
  sorts: readonly string[];
  onSort: (sort: string) => void;
}

/** The head of a column; one that can be sorted is a button, which turns the order round. */
export function ColumnHead<Row>({
  column: { label, isNumber, sort: field },
  sort,
  sorts,
  onSort,
}: ColumnHeadProps<Row>) {
  const t = useTranslate();
  const isSorted = field !== undefined && (sort === field || sort === `-${field}`);
  const isDown = sort.startsWith("-");
  const className = classNames("h-9 px-3 font-label whitespace-nowrap", isNumber ? "text-end" : "text-start");
  if (field === undefined) {
    return (
      <th scope="col" className={className}>
        {t(label)}
      </th>
    );
  }
  const first = sorts.find((each) => each === field || each === `-${field}`) ?? field;
  const next = isSorted ? (isDown ? field : `-${field}`) : first;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={isSorted ? (isDown ? "descending" : "ascending") : "none"} className={className}>
      <button
        type="button"
        onClick={() => onSort(next)}
        className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 hover:text-ink"
      >
        {t(label)}
        {isSorted && <Arrow aria-hidden="true" className="size-4" />}
      </button>
    </th>
  );
}

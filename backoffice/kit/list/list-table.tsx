import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { ColumnHead } from "./column-head.tsx";
import type { ListColumn, ListDefinition } from "./list.ts";
import { RowCheckbox } from "./row-checkbox.tsx";
import { rowId } from "./use-list-keys.ts";
import type { Selection } from "./use-selection.ts";

export interface ListTableProps<Row> {
  list: ListDefinition<Row>;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  selection: Selection<Row>;
  cursor: string | null;
  open: string | null;
  onOpen: (name: string) => void;
  sort: string;
  onSort: (sort: string) => void;
}

const ROW_HEIGHT = 48;
/** So many rows are drawn above and below the screen. */
const OVERSCAN = 15;

/** Only the rows on the screen are in the document: thousands scroll as quickly as fifty. */
export function ListTable<Row>({
  list,
  columns,
  rows,
  selection,
  cursor,
  open,
  onOpen,
  sort,
  onSort,
}: ListTableProps<Row>) {
  const t = useTranslate();
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const above = (items[0]?.start ?? top) - top;
  const below = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <div className="max-md:hidden overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="visually-hidden">{t(list.title)}</caption>
        <thead>
          <tr className="border-t border-line text-start text-caption text-ink3">
            <th scope="col" className="w-12 ps-4">
              <RowCheckbox
                label={t("staff.list.select-all")}
                checked={selection.isAll}
                onChange={selection.toggleAll}
              />
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} sort={sort} sorts={list.sorts} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <Space height={above} />
          {items.map(({ index }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const name = list.nameOf(row);
            return (
              <TableRow
                key={name}
                {...{ name, row, columns, onOpen }}
                isSelected={selection.has(name)}
                isCurrent={name === cursor}
                isOpen={name === open}
                onSelect={() => selection.toggle(name)}
              />
            );
          })}
          <Space height={below} />
        </tbody>
      </table>
    </div>
  );
}

/** The room of rows that are not drawn. */
const Space = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr>
      <td style={{ height }} />
    </tr>
  ) : null;

interface TableRowProps<Row> {
  name: string;
  row: Row;
  columns: readonly ListColumn<Row>[];
  isSelected: boolean;
  isCurrent: boolean;
  isOpen: boolean;
  onSelect: () => void;
  onOpen: (name: string) => void;
}

function TableRow<Row>({ name, row, columns, isSelected, isCurrent, isOpen, onSelect, onOpen }: TableRowProps<Row>) {
  const t = useTranslate();
  const [first, ...others] = columns;
  return (
    <tr
      id={rowId(name)}
      aria-current={isCurrent || undefined}
      onClick={() => onOpen(name)}
      className={classNames(
        "h-12 cursor-pointer border-t border-line hover:bg-sunk",
        (isSelected || isOpen) && "bg-selected",
        isCurrent && "outline-2 -outline-offset-2 outline-pri",
      )}
    >
      <td className="ps-4">
        <RowCheckbox label={t("staff.list.select", { name })} checked={isSelected} onChange={onSelect} />
      </td>
      <th scope="row" className="px-3 text-start font-semibold">
        <button type="button" aria-expanded={isOpen} className="min-h-6 cursor-pointer hover:underline">
          {first?.show(row, t)}
        </button>
      </th>
      {others.map(({ id, show, isNumber }) => (
        <td key={id} className={classNames("px-3", isNumber && "text-end tabular-nums")}>
          {show(row, t)}
        </td>
      ))}
    </tr>
  );
}

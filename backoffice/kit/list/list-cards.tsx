import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import type { ListTableProps } from "./list-table.tsx";
import { RowCheckbox } from "./row-checkbox.tsx";

type ListCardsProps<Row> = Pick<ListTableProps<Row>, "list" | "columns" | "rows" | "selection" | "open" | "onOpen">;

/** The rows on a phone: the last column, such as a total, is beside the name. */
export function ListCards<Row>({ list, columns, rows, selection, open, onOpen }: ListCardsProps<Row>) {
  const t = useTranslate();
  const [first, ...rest] = columns;
  const [others, last] = [rest.slice(0, -1), rest.at(-1)];
  return (
    <ul className="border-t border-line md:hidden">
      {rows.map((row) => {
        const name = list.nameOf(row);
        return (
          <li
            key={name}
            className={classNames("flex border-b border-line", (name === open || selection.has(name)) && "bg-selected")}
          >
            <div className="pt-2 ps-1.5">
              <RowCheckbox
                label={t("staff.list.select", { name })}
                checked={selection.has(name)}
                onChange={() => selection.toggle(name)}
              />
            </div>
            <button
              type="button"
              onClick={() => onOpen(name)}
              className="grid grow cursor-pointer gap-2 py-3.5 pe-4 text-start text-sm"
            >
              <span className="flex justify-between gap-4 text-base font-semibold">
                {first?.show(row, t)}
                {last && <span>{last.show(row, t)}</span>}
              </span>
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
                {others.map(({ id, label, isNumber, show }) => (
                  <span key={id} className="empty:hidden">
                    {isNumber && <span className="text-ink3">{t(label)} </span>}
                    {show(row, t)}
                  </span>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

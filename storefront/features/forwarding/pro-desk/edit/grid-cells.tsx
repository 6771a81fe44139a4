import { Trash2 } from "lucide-react";
import type { ClipboardEvent, ComponentProps } from "react";
import type { useCallForm } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { CodeList } from "#storefront/commerce/declaration/code-list.tsx";
import { fieldOf } from "#storefront/commerce/declaration/declared-lines.ts";
import { useCodeCombobox } from "#storefront/commerce/declaration/use-code-combobox.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { GRID_COLUMNS, type GridColumn, type GridLine, paste, sentPlaces } from "./grid-lines.ts";

interface GridCellsProps {
  lines: readonly GridLine[];
  field: ReturnType<typeof useCallForm>["field"];
  onChange(lines: readonly GridLine[]): void;
}

const WIDTHS: Readonly<Record<GridColumn, string>> = {
  description: "md:min-w-56",
  quantity: "md:w-24",
  unit_value: "md:w-28",
  hs6: "md:w-32",
  origin: "md:w-24",
  gtin: "md:w-36",
};

/** On phones the list of codes is as wide as its field. */
const WIDE_ON_PHONES: readonly GridColumn[] = ["description", "hs6"];

/** A table of cells; on a phone each line is a card. Cells of a spreadsheet can be pasted into any cell. */
export function GridCells({ lines, field, onChange }: GridCellsProps) {
  const t = useTranslate();
  const places = sentPlaces(lines);
  const change = (index: number, changes: Partial<GridLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...changes } : line)));
  function pasteCells(event: ClipboardEvent<HTMLInputElement>, line: number, column: GridColumn) {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onChange(paste(lines, { line, column }, text));
  }
  return (
    // Padding for the list of codes: an element that scrolls sideways clips overflow at the bottom.
    <div className="overflow-x-auto has-[[role=listbox]]:pb-96">
      <table className="w-full text-sm max-md:block">
        <caption className="visually-hidden">{t("declaration.title")}</caption>
        <thead className="bg-sunk text-caption text-ink2 max-md:hidden">
          <tr>
            {GRID_COLUMNS.map((column) => (
              <th key={column} scope="col" className="h-11 px-1.5 text-start font-label first:ps-6">
                {t(`pro.grid.${column}`)}
              </th>
            ))}
            <td className="pe-4" />
          </tr>
        </thead>
        <tbody className="max-md:block">
          {lines.map((line, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, as in a spreadsheet.
              key={index}
              className="border-b border-line align-top max-md:grid max-md:grid-cols-2 max-md:gap-3 max-md:p-4"
            >
              {GRID_COLUMNS.map((column) => (
                <td
                  key={column}
                  className={classNames(
                    "px-1.5 py-2 first:ps-6 max-md:p-0 max-md:first:ps-0",
                    WIDE_ON_PHONES.includes(column) && "max-md:col-span-2",
                  )}
                >
                  <GridCell
                    {...field(nameOf(places[index] ?? null, index, column))}
                    column={column}
                    line={index + 1}
                    value={line[column]}
                    onChange={(value) => change(index, { [column]: value })}
                    onPaste={(event) => pasteCells(event, index, column)}
                  />
                </td>
              ))}
              <td className="py-2 pe-4 max-md:p-0">
                {lines.length > 1 && (
                  <IconButton
                    label={t("declaration.remove", { number: String(index + 1) })}
                    onClick={() => onChange(lines.filter((_, at) => at !== index))}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const nameOf = (place: number | null, index: number, column: GridColumn) =>
  place === null ? `empty.${index}.${column}` : fieldOf(place, column);

interface CellProps {
  name: string;
  error: string | undefined;
  column: GridColumn;
  line: number;
  value: string;
  onChange(value: string): void;
  onPaste(event: ClipboardEvent<HTMLInputElement>): void;
  /** The combobox attributes of a cell with a list. */
  input?: ComponentProps<"input">;
}

const GridCell = (props: CellProps) => (props.column === "hs6" ? <CodeCell {...props} /> : <Cell {...props} />);

/** A code is found by its digits or by words, as on the page of a parcel. */
function CodeCell(props: CellProps) {
  const { input, list } = useCodeCombobox({ typed: props.value, onType: props.onChange, isQuiet: true });
  return (
    <div className="relative">
      <Cell {...props} input={input} />
      {list && <CodeList {...list} className="top-17 text-start md:top-11" />}
    </div>
  );
}

function Cell({ name, error, column, line, value, onChange, onPaste, input }: CellProps) {
  const t = useTranslate();
  const errorId = `${name}-error`;
  const isNumber = column === "quantity" || column === "gtin";
  return (
    <label className="block">
      <span className="mb-1 block text-caption text-ink2 md:visually-hidden">
        {t(`pro.grid.${column}`)}
        <span className="visually-hidden">, {t("declaration.line", { number: String(line) })}</span>
      </span>
      <input
        name={name}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        inputMode={isNumber ? "numeric" : column === "unit_value" ? "decimal" : undefined}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onPaste={onPaste}
        {...input}
        className={classNames("field-control min-h-10 w-full px-2.5 py-1", WIDTHS[column])}
      />
      {error && (
        <span id={errorId} className="mt-1 block text-caption text-bad">
          {error}
        </span>
      )}
    </label>
  );
}

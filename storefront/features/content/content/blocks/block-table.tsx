import type { Block } from "#domain/content/content/blocks.ts";
import { classNames } from "#ui/class-names.ts";

type Table = Extract<Block, { kind: "table" }>;

const FIGURE = /^[-–−+≈]?\s?[€$£]?\s?\d[\d\s.,]*\s?(?:[€$£%]|[a-zA-Z]{1,3})?$/;
const cell = "px-2.5 py-3 first:ps-4 last:pe-4 sm:px-4";

/** A column of figures ends at its right edge. */
const isFigures = ({ rows }: Table, column: number) => rows.every((row) => FIGURE.test(row[column] ?? ""));

/** Words break where a column is narrow, so a table fits a phone. */
export function BlockTable({ table }: { table: Table }) {
  const { head, rows } = table;
  const alignment = head.map((_, column) => (column > 0 && isFigures(table, column) ? "text-end" : "text-start"));
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <table className="w-full text-sm tabular-nums sm:text-ui">
        <thead className="bg-sunk text-ink2">
          <tr>
            {head.map((title, column) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same title
                key={column}
                scope="col"
                className={classNames(
                  cell,
                  "text-caption font-semibold",
                  head.length < 4 && "wrap-break-word",
                  alignment[column],
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike
            <tr key={index} className="border-t border-line">
              {row.map((text, column) => {
                const Cell = column === 0 ? "th" : "td";
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                    key={column}
                    scope={column === 0 ? "row" : undefined}
                    className={classNames(cell, column === 0 && "font-semibold", alignment[column])}
                  >
                    {text}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

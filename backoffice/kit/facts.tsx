import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Column, RowLink } from "./column.ts";

interface RowColumnsProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

/** The facts of a row that have a value. */
export function RowColumns<Row>({ columns, row }: RowColumnsProps<Row>) {
  const t = useTranslate();
  const shown = columns.flatMap((column) => {
    const value = "text" in column ? column.text(row, t) : linksOf(column.links(row, t));
    return value === null ? [] : [{ label: t(column.label), value }];
  });
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {shown.map(({ label, value }) => (
        <div key={label} className="grid content-start gap-0.5">
          <dt className="text-ink3">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const linksOf = (links: readonly RowLink[]) =>
  links.length === 0 ? null : (
    <span className="flex flex-wrap gap-x-3">
      {links.map(({ to, text }) => (
        <a key={to} href={to} target="_blank" rel="noreferrer" className="min-h-6 font-semibold text-pri underline">
          {text}
        </a>
      ))}
    </span>
  );

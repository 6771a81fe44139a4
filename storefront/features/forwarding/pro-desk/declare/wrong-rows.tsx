import { CircleAlert } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { TableJudgement } from "#contracts/shop/forwarding/declarations.ts";
import { DECLARATION_COLUMNS, type DeclarationColumn } from "#domain/forwarding/declarations/declaration-columns.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { classNames } from "#ui/class-names.ts";

type WrongRow = TableJudgement["wrong"][number];

interface WrongRowsProps {
  judgement: TableJudgement;
  onCorrect(row: number, column: DeclarationColumn, value: string): void;
}

/** Few files have bar codes: their column is shown where one has to be mended. */
const shownColumns = ({ wrong }: TableJudgement) =>
  DECLARATION_COLUMNS.filter((column) => column !== "gtin" || wrong.some(({ errors }) => errors.gtin !== undefined));

const LOOKS: Partial<Record<DeclarationColumn, string>> = {
  parcel: "font-semibold whitespace-nowrap tabular-nums",
  description: "wrap-anywhere",
};
const cell =
  "px-2.5 py-2 first:ps-6 last:pe-6 max-md:flex max-md:gap-3 max-md:px-0 max-md:py-1 max-md:first:ps-0 max-md:last:pe-0";

/** The rows that need the reader: the wrong cell is mended in place, and the fix stands beside it in words. */
export function WrongRows({ judgement, onCorrect }: WrongRowsProps) {
  const t = useTranslate();
  const columns = shownColumns(judgement);
  const hidden = judgement.wrong_rows - judgement.wrong.length;
  return (
    <>
      <table className="w-full border-t border-line text-sm max-md:block">
        <caption className="visually-hidden">{t("pro.file.wrong")}</caption>
        <thead className="bg-sunk text-caption text-ink2 max-md:hidden">
          <tr>
            {(["row", ...columns, "fix"] as const).map((column) => (
              <th key={column} scope="col" className={classNames(cell, "h-11 text-start font-label")}>
                {t(`pro.file.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {judgement.wrong.map((row) => (
            <Row key={row.row} {...{ row, columns, onCorrect }} />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <p className="border-t border-line px-6 py-3 text-sm text-ink2">{t("pro.file.hidden", { count: hidden })}</p>
      )}
    </>
  );
}

interface RowProps extends Pick<WrongRowsProps, "onCorrect"> {
  row: WrongRow;
  columns: readonly DeclarationColumn[];
}

function Row({ row: { row, cells, errors }, columns, onCorrect }: RowProps) {
  const t = useTranslate();
  const problems = Object.entries(errors) as [DeclarationColumn, MessageKey][];
  const lineId = `fix-${row}`;
  return (
    <tr className="border-t border-line max-md:block max-md:px-5 max-md:py-3">
      <th scope="row" className={classNames(cell, "text-start font-normal text-ink2 tabular-nums")}>
        <Label column="row" />
        {row}
      </th>
      {columns.map((column) => (
        <td key={column} className={classNames(cell, LOOKS[column] ?? "tabular-nums")}>
          <Label column={column} />
          {errors[column] ? (
            <input
              aria-label={`${t(`pro.file.column.${column}`)}, ${t("pro.file.row", { row })}`}
              aria-invalid="true"
              aria-describedby={lineId}
              defaultValue={cells[column]}
              maxLength={200}
              autoComplete="off"
              onBlur={({ currentTarget: { value } }) => value !== cells[column] && onCorrect(row, column, value)}
              onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
              className="field-control min-h-10 w-full min-w-20 px-2.5 py-1 md:max-w-40"
            />
          ) : (
            <span className="min-w-0">{cells[column]}</span>
          )}
        </td>
      ))}
      <td id={lineId} className={classNames(cell, "min-w-52 text-bad max-md:block")}>
        {problems.map(([column, key]) => (
          <p key={column} className="flex items-start gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
            <CircleAlert aria-hidden="true" />
            {t(key)}
          </p>
        ))}
      </td>
    </tr>
  );
}

/** On a phone each cell says what it is. */
function Label({ column }: { column: "row" | DeclarationColumn }) {
  const t = useTranslate();
  return (
    <span aria-hidden="true" className="w-28 shrink-0 font-normal text-ink2 md:hidden">
      {t(`pro.file.column.${column}`)}
    </span>
  );
}

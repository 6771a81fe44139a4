import { csvFile } from "#domain/shared/text/csv.ts";
import type { Translate } from "#i18n/translate.ts";
import type { ListColumn, ListDefinition, ListRequest } from "./list.ts";

/** As many rows as a page of a list may have. */
const PAGE = 100;
/** More would be a job of the server. */
export const MOST_EXPORTED = 5_000;

/** Every row that a request finds, as a table with the columns that are shown (T108); null for too many. */
export async function exportRows<Row>(
  list: Pick<ListDefinition<Row>, "read">,
  request: ListRequest,
  columns: readonly ListColumn<Row>[],
  t: Translate,
): Promise<string | null> {
  const rows: Row[] = [];
  let after: string | null = "";
  while (after !== null) {
    const page: Awaited<ReturnType<typeof list.read>> = await list.read({
      ...request,
      limit: PAGE,
      ...(after ? { after } : {}),
    });
    if (page.total > MOST_EXPORTED) return null;
    rows.push(...page.items);
    after = page.next;
  }
  return csvFile([
    columns.map(({ label }) => t(label)),
    ...rows.map((row) => columns.map((column) => cellOf(column, row, t))),
  ]);
}

/** The text of a cell: what is drawn, where that is a text by itself. */
function cellOf<Row>({ text, show }: ListColumn<Row>, row: Row, t: Translate): string {
  if (text) return text(row, t) ?? "";
  const shown = show(row, t);
  return typeof shown === "string" || typeof shown === "number" ? String(shown) : "";
}

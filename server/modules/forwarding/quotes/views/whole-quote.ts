import { eq, getTableColumns, sql } from "drizzle-orm";
import type { QuoteItem } from "#domain/forwarding/quotes/quote-items.ts";
import { QUOTE_MACHINE } from "#domain/forwarding/quotes/quote-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type HistoryEntry, historyJson } from "#platform/state/status-events.ts";
import type { PurchaseRow } from "../purchases/purchase-aggregate.ts";
import type { QuoteRow } from "../quote-aggregate.ts";
import type { VersionRow } from "../quote-store.ts";
import { quotes } from "../tables.ts";

type Asked = {
  id: number;
  kind: "text" | "choice" | "file";
  question: string;
  choices: string[];
  askedAt: string;
  answer: string | null;
  answeredAt: string | null;
};

/** A quote with everything that its page shows. */
export interface WholeQuote extends QuoteRow {
  items: QuoteItem[];
  /** The newest first. */
  versions: (Pick<VersionRow, "version" | "note" | "items" | "rates" | "offers"> & { createdAt: string })[];
  /** The newest first. */
  questions: Asked[];
  purchases: Pick<
    PurchaseRow,
    "position" | "state" | "returned" | "risePaid" | "askedPrice" | "invoiceSlug" | "parcelId"
  >[];
  /** The oldest first. */
  history: HistoryEntry[];
}

/** Rows of another table of the quote, as JSON. */
const listOf = <Row>(rows: ReturnType<typeof sql>) => sql<Row[]>`coalesce((${rows}), '[]')`;

/** A quote with its list. */
export const LISTED_QUOTE = {
  ...getTableColumns(quotes),
  items: listOf<QuoteItem>(sql`
    select json_agg(json_build_object('link', link, 'name', name, 'options', options, 'quantity', quantity, 'price', price,
      'currency', currency, 'hs6', hs6, 'unlisted', unlisted, 'substitute', substitute,
      'note', note) order by position)
    from quote_items where quote_id = quotes.id`),
};

const WHOLE_QUOTE = {
  ...LISTED_QUOTE,
  versions: listOf<WholeQuote["versions"][number]>(sql`
    select json_agg(json_build_object('version', v.version, 'note', note, 'items', items, 'rates', rates, 'offers', offers,
      'createdAt', v.created_at) order by v.version desc)
    from quote_versions v where quote_id = quotes.id`),
  questions: listOf<Asked>(sql`
    select json_agg(json_build_object('id', q.id, 'kind', kind, 'question', question, 'choices', choices, 'askedAt', asked_at,
      'answer', answer, 'answeredAt', answered_at) order by q.id desc)
    from quote_questions q where quote_id = quotes.id`),
  purchases: listOf<WholeQuote["purchases"][number]>(sql`
    select json_agg(json_build_object('position', position, 'state', b.state, 'returned', returned, 'risePaid', rise_paid,
      'askedPrice', asked_price, 'invoiceSlug', invoice_slug, 'parcelId', parcel_id) order by position)
    from quote_purchases b where quote_id = quotes.id`),
  history: historyJson(QUOTE_MACHINE, sql`quotes.id`),
};

/** In one statement. */
export async function findWholeQuote(db: Database, slug: string): Promise<WholeQuote | null> {
  const [quote] = await db.select(WHOLE_QUOTE).from(quotes).where(eq(quotes.slug, slug));
  return quote ?? null;
}

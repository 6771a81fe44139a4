import { and, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { OrderListItem } from "#contracts/shop/selling/orders.ts";
import { INVOICE_MACHINE, INVOICE_TABS, INVOICE_TONES } from "#domain/money/invoices/invoice-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { countTabs, statesIn } from "#domain/selling/orders/order-tab.ts";
import { numberOf, searchedId } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { deadlineIn, localeOf } from "#modules/operations/storefronts/index.ts";
import type { OrderListSource } from "#modules/selling/orders/index.ts";
import { containing } from "#platform/database/containing.ts";
import { documentPath } from "../document-path.ts";
import type { InvoiceRow } from "../invoice-aggregate.ts";
import type { InvoiceDeps } from "../invoices.ts";
import { invoices } from "../tables.ts";

interface Owned {
  userId: number;
  storefrontCode: string;
}

const isOf = ({ userId, storefrontCode }: Owned) =>
  and(eq(invoices.userId, userId), eq(invoices.storefrontCode, storefrontCode));

/** By its number, its subject's number, or words of its lines. */
function matches(search: string): SQL | undefined {
  const text = search.trim();
  if (text === "") return undefined;
  const id = searchedId("invoice", text);
  const pattern = containing(text);
  return or(
    id ? eq(invoices.id, id) : undefined,
    sql`${invoices.about} ilike ${pattern}`,
    sql`exists (select from jsonb_array_elements(${invoices.lines}) as line where line ->> 'text' ilike ${pattern})`,
  );
}

const isFound = ({ search, ...owned }: Owned & { search: string }) => and(isOf(owned), matches(search));

/** The invoices among all that My orders lists (ACCOUNT-05, OVERLAY-02). */
export function listedInvoices(deps: Pick<InvoiceDeps, "directory">): OrderListSource {
  return {
    kind: "invoice",
    async list(db, request) {
      const found = await db
        .select()
        .from(invoices)
        .where(and(isFound(request), inArray(invoices.state, statesIn(INVOICE_TABS, request.tab))))
        .orderBy(desc(invoices.issuedAt), desc(invoices.id))
        .limit(request.limit);
      return found.map((invoice) => listItem(deps, invoice, request.languageId));
    },
    async count(db, request) {
      const { state } = invoices;
      const counts = db.select({ state, total: count() }).from(invoices).where(isFound(request)).groupBy(state);
      return countTabs(INVOICE_TABS, await counts);
    },
    unpaidCount: (db, owner) => db.$count(invoices, and(isOf(owner), eq(invoices.state, "awaiting_payment"))),
  };
}

function listItem(deps: Pick<InvoiceDeps, "directory">, invoice: InvoiceRow, languageId: number): OrderListItem {
  const locale = localeOf(deps, invoice, languageId);
  const isUnpaid = nextEvents(INVOICE_MACHINE, invoice.state, "customer").includes("pay");
  return {
    kind: "invoice",
    number: numberOf("invoice", invoice.id),
    slug: invoice.slug,
    created_at: invoice.issuedAt.toISOString(),
    status: invoice.state,
    status_key: `invoice.status.${invoice.state}`,
    status_tone: INVOICE_TONES[invoice.state],
    total: { amount: money(invoice.amount + invoice.paymentFee), currency: locale.currency },
    is_unpaid: isUnpaid,
    actions: [...(isUnpaid ? (["pay"] as const) : []), ...(invoice.document ? (["invoice"] as const) : [])],
    expires_at: isUnpaid ? invoice.expiresAt.toISOString() : null,
    invoice_url: invoice.document ? documentPath(invoice.slug) : null,
    lines: [],
    lines_total: 0,
    next_step: {
      key: isUnpaid ? "invoice.next.awaiting_payment" : `invoice.next.${invoice.state}`,
      values: { what: invoice.lines[0]?.text ?? "", until: deadlineIn(locale, invoice.expiresAt) },
    },
  };
}

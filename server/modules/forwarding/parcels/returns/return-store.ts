import { and, eq, inArray, isNull } from "drizzle-orm";
import type { InvoiceState } from "#domain/money/invoices/invoice-states.ts";
import { invoiceAggregate, invoiceStatesOf } from "#modules/money/invoices/index.ts";
import { filesOf, presentFile } from "#modules/operations/files/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { RETURN_LABEL } from "../file-policies.ts";
import { parcelReturns } from "../tables.ts";

export type ReturnRow = typeof parcelReturns.$inferSelect;

const isOpen = isNull(parcelReturns.endedAt);

/** The open return of a parcel; null where there is none, or it is from before returns were stored. */
export async function findReturn(db: Database, parcelId: number): Promise<ReturnRow | null> {
  const [found] = await db
    .select()
    .from(parcelReturns)
    .where(and(eq(parcelReturns.parcelId, parcelId), isOpen));
  return found ?? null;
}

export async function findReturnOfInvoice(db: Database, invoiceId: number): Promise<ReturnRow | null> {
  const [found] = await db
    .select()
    .from(parcelReturns)
    .where(and(eq(parcelReturns.invoiceId, invoiceId), isOpen));
  return found ?? null;
}

/** Locks the invoice before its parcel, because the end of an invoice moves the parcel. */
export async function lockReturnFee(tx: Database, parcelId: number | null): Promise<void> {
  const found = parcelId === null ? null : await findReturn(tx, parcelId);
  if (found?.invoiceId) await invoiceAggregate.lock(tx, found.invoiceId);
}

/** When staff cancel the invoice, we bear the fee. */
const SETTLED: readonly (InvoiceState | undefined)[] = ["paid", "cancelled"];

/** The open returns of parcels, for their pages and the bench. */
export async function returnsOf(db: Database, parcelIds: readonly number[]) {
  const found = await db
    .select()
    .from(parcelReturns)
    .where(and(inArray(parcelReturns.parcelId, parcelIds), isOpen));
  const states = await invoiceStatesOf(
    db,
    found.flatMap(({ invoiceId }) => invoiceId ?? []),
  );
  const shown = new Map<number, ShownReturn>();
  for (const { parcelId, address, rma, fee, invoiceId, invoiceSlug } of found) {
    const label = (await filesOf(db, { kind: RETURN_LABEL, id: parcelId })).map(presentFile);
    const isPaid = invoiceId === null || SETTLED.includes(states.get(invoiceId));
    shown.set(parcelId, { address, rma, label, fee, is_paid: isPaid, invoice_slug: isPaid ? null : invoiceSlug });
  }
  return shown;
}

interface ShownReturn extends Pick<ReturnRow, "address" | "rma" | "fee"> {
  label: ReturnType<typeof presentFile>[];
  is_paid: boolean;
  invoice_slug: string | null;
}

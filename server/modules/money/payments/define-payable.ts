import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Money, money } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Payable, PayableKind, PayableView, Settlement } from "./payable.ts";

/** The fields that the rows of all kinds have, and those that some kinds leave out. */
interface PayableRow {
  id: number;
  slug: string;
  storefrontCode: string;
  userId: number | null;
  currencyId: number;
  visitorHash?: Buffer | null;
  paymentFee?: number;
  languageId?: number;
  email?: string | null;
  expiresAt?: Date | null;
}

/** An aggregate. A row that takes a fee has the column `payment_fee`. */
interface PayableRows<Row extends PayableRow> {
  table: PgTable & Record<"id" | "slug" | "userId", AnyPgColumn>;
  find(db: Database, by: SQL | undefined): Promise<Row | null>;
  lock(tx: Database, id: number): Promise<Row>;
}

interface Declared<Row extends PayableRow>
  extends Omit<Payable, "kind" | "find" | "idOfSlug" | "idsOf" | "lock" | "setFee"> {
  rows: PayableRows<Row>;
  /** The rows that payments can see; all if left out. */
  isSeen?: SQL;
  number(id: number): string;
  state(row: Row): PayableView["state"];
  /** Without the fee; none where the price is not known yet. */
  due(row: Row): number | null;
}

/** A kind whose rows can be read as payments see them. */
export interface DefinedPayable<Row> extends Payable {
  viewOf(row: Row): PayableView;
  findBySlug(db: Database, slug: string): Promise<PayableView | null>;
}

/** Declares a kind of payable: how payments find, lock and see its rows follows from their aggregate. */
export function definePayable<Row extends PayableRow>(
  kind: PayableKind,
  { rows, isSeen, number, state, due, ...payable }: Declared<Row>,
): DefinedPayable<Row> {
  const { table } = rows;
  const viewOf = (row: Row): PayableView => ({
    kind,
    id: row.id,
    number: number(row.id),
    slug: row.slug,
    storefrontCode: row.storefrontCode,
    userId: row.userId,
    visitorHash: row.visitorHash ?? null,
    state: state(row),
    due: money(due(row) ?? 0),
    fee: money(row.paymentFee ?? 0),
    currencyId: row.currencyId,
    languageId: row.languageId ?? 0,
    email: row.email ?? null,
    expiresAt: row.expiresAt ?? null,
  });
  const findBy = async (db: Database, condition: SQL) => {
    const row = await rows.find(db, and(condition, isSeen));
    return row && viewOf(row);
  };
  return {
    kind,
    ...payable,
    viewOf,
    find: (db, id) => findBy(db, eq(table.id, id)),
    findBySlug: (db, slug) => findBy(db, eq(table.slug, slug)),
    idOfSlug: (slug) => sql`select id from ${table} where ${and(eq(table.slug, slug), isSeen)}`,
    idsOf: (userId) => sql`select id from ${table} where ${eq(table.userId, userId)}`,
    lock: async (tx, id) => viewOf(await rows.lock(tx, id)),
    async setFee(tx, id, fee) {
      if (!payable.isFeeFree) await tx.execute(sql`update ${table} set payment_fee = ${fee} where id = ${id}`);
    },
  };
}

/** The cause of the move that settles. The actor is the customer where the balance pays alone, else the provider. */
export const paidBy = ({ paymentId, captured, paymentProcessorId }: Settlement) =>
  ({
    actor: paymentProcessorId === PROVIDER.balance ? "customer" : "provider",
    details: { paymentId, captured },
  }) as const;

/** The move of a payable whose money has been refunded, in part or all. */
export const refundMove = ({ captured, refunded }: { captured: Money; refunded: Money }) =>
  ({
    event: refunded >= captured ? "refund" : "refund_partly",
    actor: "system",
    details: { captured, refunded },
  }) as const;

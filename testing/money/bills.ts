import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromMinor, money } from "#domain/money/money/money.ts";
import type { Payable, PayableView } from "#modules/money/payments/index.ts";
import type { Database } from "#platform/database/open-database.ts";

interface BillRow extends Record<string, unknown> {
  id: number;
  slug: string;
  user_id: number | null;
  due: string;
  fee: string;
  state: PayableView["state"];
}

/** The simplest payable: an amount due. A closed one refuses money. Its ids are not those of the quotes of the demo. */
export async function createBills(db: Database): Promise<void> {
  await db.execute(sql`create table bills (
    id integer generated always as identity (start with 1000000) primary key, slug text not null, user_id integer, due bigint not null,
    fee bigint not null default 0, state text not null default 'unpaid', settled integer not null default 0,
    refunded bigint not null default 0, returned bigint not null default 0)`);
}

export async function addBill(db: Database, { cents, userId = null }: { cents: number; userId?: number | null }) {
  const slug = randomBytes(16).toString("base64url");
  const { rows } = await db.execute<BillRow>(
    sql`insert into bills (slug, user_id, due) values (${slug}, ${userId}, ${fromMinor(cents)}) returning *`,
  );
  return viewOf(rows[0]);
}

export async function billOf(db: Database, id: number) {
  const { rows } = await db.execute<{
    state: string;
    settled: number;
    refunded: string;
    returned: string;
    fee: string;
  }>(sql`select * from bills where id = ${id}`);
  return rows[0];
}

const read = async (db: Database, condition: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<BillRow>(sql`select * from bills where ${condition}`);
  return rows[0] ? viewOf(rows[0]) : null;
};

export const billPayable: Payable = {
  kind: "quote",
  takesBalance: true,
  find: (db, id) => read(db, sql`id = ${id}`),
  idOfSlug: (slug) => sql`select id from bills where slug = ${slug}`,
  lock: async (tx, id) => {
    const { rows } = await tx.execute<BillRow>(sql`select * from bills where id = ${id} for update`);
    return viewOf(rows[0]);
  },
  setFee: async (tx, id, fee) => void (await tx.execute(sql`update bills set fee = ${fee} where id = ${id}`)),
  settle: async (tx, id) => {
    const { rowCount } = await tx.execute(
      sql`update bills set state = 'paid', settled = settled + 1 where id = ${id} and state = 'unpaid'`,
    );
    return rowCount === 1 ? "settled" : "refused";
  },
  recordRefund: async (tx, id, { refunded }) =>
    void (await tx.execute(sql`update bills set refunded = ${refunded} where id = ${id}`)),
  notifyRefunded: async (tx, id, { amount }) =>
    void (await tx.execute(sql`update bills set returned = returned + ${amount} where id = ${id}`)),
  lines: async () => [],
};

function viewOf(row: BillRow | undefined): PayableView {
  if (!row) throw new Error("There is no such bill");
  return {
    kind: "quote",
    id: row.id,
    number: `QU${row.id}`,
    slug: row.slug,
    storefrontCode: "lt",
    userId: row.user_id,
    visitorHash: null,
    state: row.state,
    due: money(Number(row.due)),
    fee: money(Number(row.fee)),
    currencyId: 1,
    languageId: 1,
    email: "payer@example.com",
    expiresAt: null,
  };
}

import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The person whose data is exported or erased (T129, T130). */
export interface Person {
  userId: number;
  /** Empty until it is confirmed: data under an unconfirmed address may belong to somebody else. */
  email: string;
  storefrontCode: string;
}

interface OwnedTable {
  userId: PgColumn;
  storefrontCode: PgColumn;
  email: PgColumn;
}

/** The rows of a person's account, and those of a guest with the same address. */
export const isOf = (table: OwnedTable, { userId, email, storefrontCode }: Person): SQL | undefined =>
  or(
    eq(table.userId, userId),
    and(isNull(table.userId), eq(table.storefrontCode, storefrontCode), eq(table.email, email.toLowerCase())),
  );

import type { ClientBase } from "pg";

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Checks the foreign keys of these tables once for all inserted rows: checking row by row takes longer than everything
 * else together. Only inside a transaction.
 */
export async function checkingForeignKeysAfter(
  client: ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[]::oid[])`,
    [tables],
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

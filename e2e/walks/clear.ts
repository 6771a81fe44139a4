import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";

/** Tables of the shop's setup: texts, goods, tariffs, locations, accounts. All other tables are emptied. */
const KEPT = [
  "additional_field",
  "categor",
  "content_",
  "countries",
  "courier",
  "currencies",
  "customs_rules",
  "exchange_rates",
  "featured_brands",
  "field_option",
  "flag",
  "forwarding_fees",
  "freight_discounts",
  "known_builds",
  "languages",
  "manufacturers",
  "payment_methods",
  "pickup_point",
  "price",
  "product",
  "promotions",
  "quote_shops",
  "reservable_phones",
  "restrictions",
  "roles",
  "route_rules",
  "schema_migrations",
  "sessions",
  "shipping_rates",
  "signing_keys",
  "size_charts",
  "staff_invitations",
  "staff_member",
  "staff_roles",
  "staff_sessions",
  "stock_levels",
  "storefront",
  "tariff_",
  "tax_rates",
  "translation_",
  "user",
  "variant_options",
  "warehouses",
];

/** A table, with its columns of moments and of days. */
interface ClearedTable extends Record<string, unknown> {
  name: string;
  moments: string[];
  days: string[];
}

export async function tablesToClear(db: Database): Promise<ClearedTable[]> {
  const { rows } = await db.execute<ClearedTable>(sql`
    select t.table_name as name,
      coalesce(array_agg(c.column_name::text) filter (where c.data_type = 'timestamp with time zone'), '{}') as moments,
      coalesce(array_agg(c.column_name::text) filter (where c.data_type = 'date'), '{}') as days
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by t.table_name order by t.table_name`);
  return rows.filter(({ name }) => !KEPT.some((kept) => name.startsWith(kept)));
}

/** Runs statements without triggers and foreign keys, as only a test may. Calls may run at the same time. */
export const unwatched = (db: Database, statements: readonly string[]) =>
  transact(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statements.join(";\n")));
  });

/** Empties the tables; numbers begin at 1 again. */
export async function clearTables(db: Database, tables: readonly ClearedTable[]): Promise<void> {
  const names = tables.map(({ name }) => `'${name}'::regclass`).join(", ");
  await unwatched(db, [
    ...tables.map(({ name }) => `delete from ${name}`),
    `select setval(s.oid::regclass, 1, false) from pg_class s join pg_depend d on d.objid = s.oid
      where s.relkind = 'S' and d.refobjid in (${names})`,
  ]);
}

/** Makes all moments and days in the tables earlier, as if the time had passed. */
export function letTimePass(db: Database, tables: readonly ClearedTable[], hours: number): Promise<unknown> {
  const days = Math.floor(hours / 24);
  const updates = tables.flatMap(({ name, moments, days: dates }) => {
    const earlier = [
      ...moments.map((column) => `${column} = ${column} - interval '${hours * 60} minutes'`),
      ...(days === 0 ? [] : dates.map((column) => `${column} = ${column} - ${days}`)),
    ];
    return earlier.length === 0 ? [] : [`update ${name} set ${earlier.join(", ")}`];
  });
  return unwatched(db, updates);
}

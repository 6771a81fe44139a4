import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { POOL_SIZE, type Shop } from "../rig/shop.ts";
import { findViolations, type Violation } from "./violation.ts";

/** Connections of the shop beside its pool: jobs, the change feed, the search worker. */
const OTHER_CONNECTIONS = 12;

/** No transaction, lock or connection is left over, and the shop's pool has all of its own back (I11). */
export async function checkLiveness(shop: Shop): Promise<Violation[]> {
  return [...(await leftOver(shop)), ...(await missingFromPool(shop))];
}

/** Workers use connections for moments, longer ones on a busy machine; one that is lost stays missing. */
const USE_ENDS_WITHIN_MS = 60_000;

/** A connection that was lost with its backend is missing in the pool only, so the shop itself is asked. */
async function missingFromPool({ usedConnections }: Shop): Promise<Violation[]> {
  const deadline = performance.now() + USE_ENDS_WITHIN_MS;
  for (;;) {
    const used = await usedConnections();
    if (used === 0) return [];
    if (performance.now() > deadline)
      return [{ rule: "I11 every connection is back in the pool", detail: `${used} are not` }];
    await setTimeout(100);
  }
}

async function leftOver({ database }: Shop): Promise<Violation[]> {
  return findViolations(database.db, [
    sql`select 'I11 no transaction stays open' as rule, format('%s for %s: %s', application_name, now() - xact_start, query) as detail
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start < now() - interval '10 seconds'`,
    sql`select 'I11 no session waits for a lock', format('%s: %s', a.application_name, a.query)
      from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where not l.granted and a.datname = current_database() and l.waitstart < now() - interval '10 seconds'`,
    sql`select 'I11 no connection is leaked', format('%s connections', count(*)) from pg_stat_activity
      where datname = current_database() and application_name like 'crossdock%'
      having count(*) > ${POOL_SIZE + OTHER_CONNECTIONS}`,
  ]);
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { connect } from "../connect.ts";

/** A closed connection stays visible for a moment until its backend has left. */
const LEAVING_MS = 1_000;
const POLL_MS = 25;

/**
 * Whether anyone but us is connected. Every user of an embedded database holds a connection for as long as it uses
 * it, so the server itself counts its users, and one that was killed is not counted.
 */
export async function usedByOthers(adminUrl: string, ownName: string): Promise<boolean> {
  const client = await connect(adminUrl);
  try {
    const deadline = Date.now() + LEAVING_MS;
    while (await countOthers(client, ownName)) {
      if (Date.now() > deadline) return true;
      await sleep(POLL_MS);
    }
    return false;
  } finally {
    await client.end();
  }
}

async function countOthers(client: Client, ownName: string): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where backend_type = 'client backend' and application_name <> $1`,
    [ownName],
  );
  return rows[0]?.others ?? 0;
}

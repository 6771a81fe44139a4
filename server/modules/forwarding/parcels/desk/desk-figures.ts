import { and, eq, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import type { ParcelWork } from "#domain/forwarding/parcels/parcel-work.ts";
import type { Database } from "#platform/database/open-database.ts";
import { parcels } from "../tables.ts";

const isDeclared = or(
  isNotNull(parcels.declarationLockedAt),
  and(isNotNull(parcels.attestedAt), or(not(parcels.needsInvoice), isNotNull(parcels.invoiceAttachedAt))),
) as SQL;
const isStored = eq(parcels.state, "in_storage");

/** The parcels that wait for each work of their owner. */
export const WAITS_FOR: Readonly<Record<ParcelWork, SQL>> = {
  to_declare: and(isStored, not(isDeclared)) as SQL,
  ready: and(isStored, isDeclared) as SQL,
  on_hold: eq(parcels.state, "on_hold"),
};

/** The number of parcels by work, the weight of the ready ones, and the first deadline of an answer. */
export async function deskFigures(db: Database, suiteId: number) {
  const countOf = (work: ParcelWork) => sql<number>`(count(*) filter (where ${WAITS_FOR[work]}))::integer`;
  const [figures] = await db
    .select({
      to_declare: countOf("to_declare"),
      ready: countOf("ready"),
      ready_grams: sql<number>`coalesce(sum(${parcels.weightGrams}) filter (where ${WAITS_FOR.ready}), 0)::integer`,
      on_hold: countOf("on_hold"),
      answer_by: sql<string | null>`(min(${parcels.holdUntil}) filter (where ${WAITS_FOR.on_hold}))::text`,
    })
    .from(parcels)
    .where(eq(parcels.suiteId, suiteId));
  if (!figures) throw new Error("A sum returned nothing");
  return figures;
}

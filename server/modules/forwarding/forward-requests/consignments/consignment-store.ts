import type { SQL } from "drizzle-orm";
import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { StaffScope } from "#platform/calls/staff-scope.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { RequestRow } from "../request-aggregate.ts";
import { consignments, forwardRequests } from "../tables.ts";

/** Locks by ascending id, as everywhere. */
export const lockRequests = (tx: Database, ids: readonly number[]): Promise<RequestRow[]> =>
  tx
    .select()
    .from(forwardRequests)
    .where(isAny(forwardRequests.id, ids))
    .orderBy(asc(forwardRequests.id))
    .for("update");

export async function putOn(tx: Database, consignmentId: number, requests: readonly RequestRow[]): Promise<void> {
  const ids = requests.map(({ id }) => id);
  await tx.update(forwardRequests).set({ consignmentId }).where(inArray(forwardRequests.id, ids));
}

const isOn = (consignmentId: number) => eq(forwardRequests.consignmentId, consignmentId);

export async function requestIdsOn(db: Database, consignmentId: number): Promise<number[]> {
  const rows = await db.select({ id: forwardRequests.id }).from(forwardRequests).where(isOn(consignmentId));
  return rows.map(({ id }) => id);
}

/** The storefronts of the consignment's requests. */
export async function storefrontsOn(db: Database, consignmentId: number): Promise<string[]> {
  const { storefrontCode } = forwardRequests;
  const rows = await db.selectDistinct({ storefrontCode }).from(forwardRequests).where(isOn(consignmentId));
  return rows.map((row) => row.storefrontCode);
}

export async function countRequestsOn(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { consignmentId } = forwardRequests;
  const rows = await db
    .select({ consignmentId, total: count() })
    .from(forwardRequests)
    .where(isAny(consignmentId, ids))
    .groupBy(consignmentId);
  return new Map(rows.map((row) => [row.consignmentId ?? 0, row.total]));
}

/** Whether a consignment carries a request of the member's storefronts; an empty one is for members of all. */
export const carriesFor = (member: StaffScope): SQL | undefined =>
  member.hasAll
    ? undefined
    : sql`exists (select from ${forwardRequests} where ${and(
        eq(forwardRequests.consignmentId, consignments.id),
        member.where(forwardRequests.storefrontCode),
      )})`;

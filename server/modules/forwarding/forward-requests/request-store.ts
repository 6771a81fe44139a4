import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { DeliveryAddress } from "#contracts/shop/people/account.ts";
import { REQUEST_MACHINE } from "#domain/forwarding/forward-requests/request-machine.ts";
import type { CompanyNeed } from "#domain/people/companies/company-access.ts";
import { addressesJson } from "#modules/people/identity/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type HistoryEntry, historyJson } from "#platform/state/status-events.ts";
import { mayActFor, suitesOf } from "../parcels/index.ts";
import type { RequestRow } from "./request-aggregate.ts";
import { forwardRequests, requestBoxes, requestParcels } from "./tables.ts";

export const isOwnSlug = (context: CallContext, slug: string, need: CompanyNeed) =>
  and(
    eq(forwardRequests.slug, slug),
    inArray(forwardRequests.suiteId, suitesOf(context.db, signedIn(context).id, need)),
    eq(forwardRequests.storefrontCode, context.storefront.code),
  );

/** T059: a stranger's request is answered like one that does not exist. */
export async function findOwn(context: CallContext, slug: string, need: CompanyNeed = "read"): Promise<RequestRow> {
  const [request] = await context.db
    .select()
    .from(forwardRequests)
    .where(isOwnSlug(context, slug, need));
  if (!request) throw refuse("not_found");
  return request;
}

/** A request with everything that its page shows except the parcels. */
export interface WholeRequest extends RequestRow {
  boxes: Box[];
  /** The oldest first. */
  history: HistoryEntry[];
  /** The reader's own saved addresses: a colleague's are private (T134). */
  addresses: DeliveryAddress[];
  /** Whether the reader may act for the suite; undefined after the reader's own change. */
  mayAct?: boolean;
}

/** The columns of a select or a `returning`, in one statement. */
export const wholeRequest = (context: CallContext) => ({
  ...getTableColumns(forwardRequests),
  boxes: sql<Box[]>`(
    select coalesce(json_agg(json_build_object('weightGrams', weight_grams, 'lengthMm', length_mm, 'widthMm', width_mm,
      'heightMm', height_mm) order by box.position), '[]')
    from forward_request_boxes box where request_id = forward_requests.id)`,
  history: historyJson(REQUEST_MACHINE, sql`forward_requests.id`),
  addresses: sql<DeliveryAddress[]>`${addressesJson(sql`${signedIn(context).id}::integer`)}`,
});

export async function loadOwn(context: CallContext, slug: string): Promise<WholeRequest> {
  const isOwn = isOwnSlug(context, slug, "read");
  const mayAct = mayActFor(context.db, signedIn(context).id, forwardRequests.suiteId);
  const [request] = await context.db
    .select({ ...wholeRequest(context), mayAct })
    .from(forwardRequests)
    .where(isOwn);
  if (!request) throw refuse("not_found");
  return request;
}

/** A request that a person may see. */
export async function findReadable(db: Database, id: number, userId: number): Promise<RequestRow | null> {
  const isOwn = and(eq(forwardRequests.id, id), inArray(forwardRequests.suiteId, suitesOf(db, userId, "read")));
  const [request] = await db.select().from(forwardRequests).where(isOwn);
  return request ?? null;
}

/** The query of a request's parcels, for a statement that does more with them. */
export const queryParcelIds = (db: Database, requestId: number) =>
  db.select({ id: requestParcels.parcelId }).from(requestParcels).where(eq(requestParcels.requestId, requestId));

/** A request's parcels by ascending id, including released ones. */
export async function parcelIdsOf(db: Database, requestId: number): Promise<number[]> {
  const rows = await queryParcelIds(db, requestId).orderBy(asc(requestParcels.parcelId));
  return rows.map(({ id }) => id);
}

/** Assigns parcels to a request; a parcel of another live request is refused (I13, F31). */
export async function takeParcels(tx: Database, requestId: number, parcelIds: readonly number[]): Promise<void> {
  if (parcelIds.length === 0) return;
  const taken = await tx
    .insert(requestParcels)
    .values(parcelIds.map((parcelId) => ({ requestId, parcelId })))
    .onConflictDoNothing()
    .returning({ id: requestParcels.parcelId });
  if (taken.length < parcelIds.length) throw refuse("parcel_taken");
}

export async function dropParcels(tx: Database, requestId: number, parcelIds: readonly number[]): Promise<void> {
  if (parcelIds.length === 0) return;
  await tx
    .delete(requestParcels)
    .where(and(eq(requestParcels.requestId, requestId), isAny(requestParcels.parcelId, parcelIds)));
}

/** Releases the parcels of an ended request for another one. */
export async function endParcels(tx: Database, requestId: number): Promise<void> {
  await tx.update(requestParcels).set({ isLive: false }).where(eq(requestParcels.requestId, requestId));
}

export type Box = Omit<typeof requestBoxes.$inferSelect, "requestId" | "position">;

export async function boxesOf(db: Database, requestId: number): Promise<Box[]> {
  const { weightGrams, lengthMm, widthMm, heightMm } = requestBoxes;
  return db
    .select({ weightGrams, lengthMm, widthMm, heightMm })
    .from(requestBoxes)
    .where(eq(requestBoxes.requestId, requestId))
    .orderBy(asc(requestBoxes.position));
}

export async function insertBoxes(tx: Database, requestId: number, boxes: readonly Box[]): Promise<void> {
  await tx.delete(requestBoxes).where(eq(requestBoxes.requestId, requestId));
  await tx.insert(requestBoxes).values(boxes.map((box, position) => ({ ...box, requestId, position })));
}

import { and, eq, gte, isNull } from "drizzle-orm";
import { MORE_PHOTOS, type ParcelServiceKind } from "#domain/forwarding/parcels/parcel-services.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { findWarehouse } from "../../warehouses/index.ts";
import { addPhotos } from "../arrival/photos.ts";
import { type Arrival, storageFrom } from "../arrival/receive.ts";
import { type ParcelMove, type ParcelRow, parcelAggregate } from "../parcel-aggregate.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import type { Suite } from "../suites/suites.ts";
import { parcelDisposals, parcelPhotos, parcelSearches, parcelServices, parcels } from "../tables.ts";
import { dayOf } from "../warehouse-day.ts";

interface StaffMove extends Pick<ParcelMove, "event" | "changes" | "note"> {
  staffId: number;
}

/** An event of staff; one that the parcel's state does not allow is a conflict (I10). The parcel is locked. */
export const moveByStaff = (deps: ParcelDeps, tx: Database, parcel: ParcelRow, { staffId, ...move }: StaffMove) =>
  parcelAggregate.move(tx, parcel, { ...move, actor: "staff", actorId: staffId }, deps);

/** Gives a box to its owner. The free days begin anew: the owner could not know of it before. */
export async function matchParcel(deps: ParcelDeps, tx: Database, parcel: ParcelRow, suite: Suite, staffId: number) {
  const { receivedAt: _, ...storage } = await storageFrom(deps, tx, suite, await findWarehouse(tx, parcel.warehouseId));
  const changes = { ...storage, suiteId: suite.id };
  const matched = await moveByStaff(deps, tx, parcel, { event: "match", staffId, changes });
  const { trackingNumber } = parcel;
  if (trackingNumber !== null) {
    const isAnswered = and(eq(parcelSearches.suiteId, suite.id), eq(parcelSearches.trackingNumber, trackingNumber));
    await tx.update(parcelSearches).set({ foundParcelId: parcel.id }).where(isAnswered);
  }
  return matched;
}

interface DoneService extends Pick<Arrival, "photos"> {
  kind: ParcelServiceKind;
  result: string;
  weight_grams?: number | undefined;
  staffId: number;
}

/** Marks a requested service as done, once. More photos are done only when the photos are there. */
export async function finishService(
  deps: ParcelDeps,
  tx: Database,
  parcel: ParcelRow,
  { kind, result, photos, weight_grams, staffId }: DoneService,
): Promise<ParcelRow> {
  const isOpen = and(
    eq(parcelServices.parcelId, parcel.id),
    eq(parcelServices.kind, kind),
    isNull(parcelServices.doneAt),
    isNull(parcelServices.refundedAt),
  );
  const done = await tx
    .update(parcelServices)
    .set({ doneAt: deps.now(), doneBy: staffId, result })
    .where(isOpen)
    .returning();
  const [service] = done;
  if (!service) throw refuse("conflict");
  if (kind === "photos" && photos.length + (await photosSince(tx, parcel.id, service.requestedAt)) < MORE_PHOTOS)
    throw refuse("photos_missing");
  await addPhotos(tx, parcel.id, photos, staffId);
  if (weight_grams !== undefined)
    await tx.update(parcels).set({ weightGrams: weight_grams }).where(eq(parcels.id, parcel.id));
  return parcel;
}

const photosSince = (tx: Database, parcelId: number, at: Date): Promise<number> =>
  tx.$count(parcelPhotos, and(eq(parcelPhotos.parcelId, parcelId), gte(parcelPhotos.takenAt, at)));

const NEEDED_TO_DISPOSE = 2;

/**
 * Two members have to agree before a parcel is disposed of, after its notices have run out. The same member counts
 * once.
 */
export async function disposeParcel(deps: ParcelDeps, tx: Database, parcel: ParcelRow, staffId: number) {
  const { id: parcelId, state, disposableFrom } = parcel;
  const isTime = disposableFrom !== null && disposableFrom <= (await dayOf(deps, tx, parcel));
  if (state !== "disposal_due") throw refuse("conflict");
  if (!isTime) throw refuse("too_early");
  await tx.insert(parcelDisposals).values({ parcelId, memberId: staffId, at: deps.now() }).onConflictDoNothing();
  const agreed = await tx.$count(parcelDisposals, eq(parcelDisposals.parcelId, parcelId));
  if (agreed < NEEDED_TO_DISPOSE) return parcel;
  return moveByStaff(deps, tx, parcel, { event: "dispose", staffId });
}

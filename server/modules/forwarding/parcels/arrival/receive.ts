import { and, desc, eq, inArray } from "drizzle-orm";
import { isTrackingNumber, normalTrackingNumber } from "#domain/forwarding/parcels/announcement.ts";
import type { HoldReason, ParcelEvent } from "#domain/forwarding/parcels/parcel-states.ts";
import type { PhotoKind } from "#domain/forwarding/parcels/photo-kind.ts";
import { ABANDONED_AFTER_DAYS, dayAfter } from "#domain/forwarding/parcels/storage.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { formatDate } from "#i18n/format.ts";
import { isActiveCompany } from "#modules/people/companies/index.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import type { Warehouse } from "../../warehouses/index.ts";
import { type ParcelRow, parcelAggregate } from "../parcel-aggregate.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { findSuiteOnLabel, lockSuite, type Suite, suiteById } from "../suites/suites.ts";
import { parcels } from "../tables.ts";
import { addPhotos } from "./photos.ts";
import { takeNumber } from "./store-once.ts";

export interface Arrival {
  number?: string | undefined;
  suite: string;
  tracking_number: string;
  /** Allows a tracking number that is stored already. */
  another_box: boolean;
  addressed_to: string;
  carrier: string;
  shop: string;
  shelf: string;
  weight_grams: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  hold?: { reason: HoldReason; note: string; until?: string | undefined } | undefined;
  photos: readonly { file_id: string; kind: PhotoKind }[];
}

/** The parcel of a box that arrived, and its suite; the parcel is null when nobody announced it. */
export interface Recognised {
  parcel: ParcelRow | null;
  suite: Suite | null;
}

/** Looks up by number, by announced tracking number, or by the suite on the label. */
export async function recognise(tx: Database, arrival: Arrival): Promise<Recognised> {
  const suite = await findSuiteOnLabel(tx, arrival.suite);
  const parcel = await findAnnounced(tx, arrival, suite);
  if (!parcel) return { parcel: null, suite };
  return { parcel, suite: parcel.suiteId === null ? null : await suiteById(tx, parcel.suiteId) };
}

/** The scanned tracking number; null where the label has none. */
function readTrackingNumber({ tracking_number }: Pick<Arrival, "tracking_number">): string | null {
  const trackingNumber = normalTrackingNumber(tracking_number);
  if (trackingNumber !== "" && !isTrackingNumber(trackingNumber))
    throw refuseFields({ tracking_number: "parcel.announce.tracking" });
  return trackingNumber || null;
}

const isAwaited = inArray(parcels.state, ["expected", "missing"]);

async function findAnnounced(tx: Database, arrival: Arrival, suite: Suite | null): Promise<ParcelRow | null> {
  if (arrival.number !== undefined) return parcelAggregate.lock(tx, idOf("parcel", arrival.number));
  const trackingNumber = readTrackingNumber(arrival);
  if (trackingNumber === null) return null;
  if (suite) await lockSuite(tx, suite.id);
  const isSame = and(eq(parcels.trackingNumber, trackingNumber), isAwaited);
  const found = await tx
    .select()
    .from(parcels)
    .where(suite ? and(isSame, eq(parcels.suiteId, suite.id)) : isSame)
    .orderBy(desc(parcels.id))
    .limit(2)
    .for("update");
  // If two customers announced the same number, only the suite on the label decides.
  return found.length === 1 ? (found[0] ?? null) : null;
}

interface Reception extends Recognised {
  warehouse: Warehouse;
  staffId: number;
}

/** Stores the box on its shelf and starts the storage clock (FORWARDING-02, I13). */
export async function receiveParcel(
  deps: ParcelDeps,
  tx: Database,
  arrival: Arrival,
  { parcel, suite, warehouse, staffId }: Reception,
): Promise<ParcelRow> {
  const cause = { actor: "staff", actorId: staffId } as const;
  const trackingNumber = parcel ? parcel.trackingNumber : readTrackingNumber(arrival);
  const box = { warehouseId: warehouse.id, trackingNumber };
  const changes = {
    ...measured(arrival),
    ...(await storageFrom(deps, tx, suite, warehouse)),
    ...box,
    piece: await takeNumber(tx, box, { isAnotherBox: arrival.another_box }),
  };
  const known = parcel ?? (await announceForStaff(tx, arrival, suite, changes, cause));
  const held = arrival.hold && suite ? holdChanges(arrival.hold) : {};
  const event = eventOf(arrival, suite);
  const received = await parcelAggregate.move(
    tx,
    known,
    {
      event,
      ...cause,
      changes: { ...named(arrival, known), ...changes, ...held },
    },
    deps,
  );
  await addPhotos(tx, received.id, arrival.photos, staffId);
  return received;
}

function eventOf({ hold }: Arrival, suite: Suite | null): ParcelEvent {
  if (!suite) return "receive_unidentified";
  return hold ? "receive_on_hold" : "receive";
}

const measured = ({ weight_grams, length_mm, width_mm, height_mm, shelf, addressed_to }: Arrival) => ({
  weightGrams: weight_grams,
  lengthMm: length_mm,
  widthMm: width_mm,
  heightMm: height_mm,
  shelf,
  addressedTo: addressed_to,
});

/** The announced values stay where the label has none. */
const named = (arrival: Arrival, known: ParcelRow) => ({
  carrier: arrival.carrier || known.carrier,
  shop: arrival.shop || known.shop,
});

/** A deadline is a day to come; PostgreSQL does not even read every year that ISO can write. */
const FIRST_DEADLINE = "2020-01-01";

export const NO_ANSWER = { holdAnswer: "", holdAnsweredAt: null };

/** A new reason has no answer yet. */
export function holdChanges({ reason, note, until }: NonNullable<Arrival["hold"]>) {
  if (until !== undefined && until < FIRST_DEADLINE) throw refuseFields({ until: "validation.day" });
  return {
    holdReason: reason,
    holdNote: note,
    holdUntil: until ?? null,
    ...NO_ANSWER,
    ...(reason === "missing_invoice" ? { needsInvoice: true } : {}),
  };
}

export type StorageDeps = Pick<ParcelDeps, "now"> & { customs: Pick<ParcelDeps["customs"], "feesOn"> };

/** The free days begin on the day of the arrival, by the warehouse's clock. */
export async function storageFrom(deps: StorageDeps, tx: Database, suite: Suite | null, { timeZone }: Warehouse) {
  const receivedAt = deps.now();
  const today = formatDate(receivedAt, timeZone);
  const fees = deps.customs.feesOn(today);
  const isPro = await isActiveCompany(tx, suite?.companyId ?? null);
  const freeUntil = dayAfter(today, isPro ? fees.storage_free_pro : fees.storage_free);
  return { receivedAt, freeUntil, abandonedOn: dayAfter(freeUntil, ABANDONED_AFTER_DAYS), remindedDays: null };
}

type Measured = ReturnType<typeof measured> &
  Awaited<ReturnType<typeof storageFrom>> &
  Pick<ParcelRow, "warehouseId" | "trackingNumber" | "piece">;

/** Announces a box that nobody announced, at the time of its arrival. */
async function announceForStaff(
  tx: Database,
  { carrier, shop }: Arrival,
  suite: Suite | null,
  changes: Measured,
  cause: { actor: "staff"; actorId: number },
): Promise<ParcelRow> {
  const announcedAt = changes.receivedAt;
  const values = { suiteId: suite?.id ?? null, carrier, shop, announcedAt, ...changes };
  return insertFirstState(tx, parcelAggregate, values, cause);
}

import { and, asc, inArray } from "drizzle-orm";
import type { ErrorCode } from "../../../contracts/errors.ts";
import { type Money, ZERO } from "../../../domain/money/money.ts";
import type { DeclarationStatus } from "../../../domain/parcels/declaration.ts";
import { parcelId, parcelNumber } from "../../../domain/parcels/parcel-number.ts";
import { storageClock } from "../../../domain/parcels/storage.ts";
import type { Parcel } from "../../../domain/shipping/chargeable-weight.ts";
import { formatDate } from "../../../i18n/format.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { moveState } from "../../platform/state/move-state.ts";
import type { Cause } from "../../platform/state/status-events.ts";
import { findWarehouse } from "../warehouses/index.ts";
import { moveParcel, type ParcelMove, type ParcelRow, parcelStates } from "./move-parcel.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import { declarationOf } from "./parcel-presenter.ts";
import { type ItemRow, itemsOf, lockParcel, photosOf } from "./parcel-store.ts";
import { type StorageDeps, storageFrom } from "./receive.ts";
import { suiteById, suitesOf } from "./suites.ts";
import { parcelServices, parcels } from "./tables.ts";

export type LockedParcel = Pick<ParcelRow, "id" | "warehouseId" | "suiteId" | "state">;

/**
 * Parcels that a person may act for, locked in the order of their ids, so that two requests never wait for each other in
 * a circle.
 */
export async function lockForRequest(
  tx: Database,
  userId: number,
  numbers: readonly string[],
): Promise<LockedParcel[]> {
  const ids = numbers.map((number) => parcelId(number) ?? 0);
  if (ids.length === 0) return [];
  const isOwn = and(inArray(parcels.id, ids), inArray(parcels.suiteId, suitesOf(tx, userId, "act")));
  return tx.select().from(parcels).where(isOwn).orderBy(asc(parcels.id)).for("update");
}

/** Moves all of a request's parcels or, with the given refusal, none. */
export async function moveForRequest(
  tx: Database,
  ids: readonly number[],
  move: ParcelMove,
  refusal: ErrorCode,
): Promise<void> {
  for (const id of ids) if (!(await moveState(tx, parcelStates, { id }, move, null))) throw refuse(refusal);
}

/** What came back begins a new stay: its free days start again, and its owner is notified as of every arrival. */
export async function takeBackForRequest(
  deps: StorageDeps & Pick<ParcelDeps, "jobs">,
  tx: Database,
  ids: readonly number[],
  cause: Cause,
): Promise<void> {
  for (const id of ids) {
    const parcel = await lockParcel(tx, id);
    const suite = parcel.suiteId === null ? null : await suiteById(tx, parcel.suiteId);
    const stay = await storageFrom(deps, tx, suite, await findWarehouse(tx, parcel.warehouseId));
    await moveParcel(deps, tx, parcel, { event: "come_back", ...cause, changes: { ...stay, arrivalMailedAt: null } });
  }
}

/** Packs those that are not packed yet. */
export async function packReserved(tx: Database, ids: readonly number[], cause: Cause): Promise<void> {
  for (const id of ids) await moveState(tx, parcelStates, { id, state: "reserved" }, { event: "pack", ...cause }, null);
}

/** The boxes are with their customer. */
export async function deliverForRequest(tx: Database, ids: readonly number[]): Promise<void> {
  const deliver = { event: "deliver", actor: "system" } as const;
  for (const id of ids) await moveState(tx, parcelStates, { id, state: "dispatched" }, deliver, null);
}

/** What was declared is paid for and stays as it is (I16). */
export async function lockDeclarations(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(parcels)
    .set({ declarationLockedAt: new Date() })
    .where(inArray(parcels.id, [...ids]));
}

/** The request is given up: what it was paid for may be declared anew. */
export async function unlockDeclarations(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(parcels)
    .set({ declarationLockedAt: null })
    .where(inArray(parcels.id, [...ids]));
}

/** A parcel as a forward request needs it; sums are in euros. */
export interface ForwardedParcel {
  id: number;
  number: string;
  shop: string;
  size: Parcel | null;
  /** The address of its first photo. */
  picture: string | null;
  declaration: DeclarationStatus;
  isAttested: boolean;
  lines: readonly Pick<ItemRow, "description" | "quantity" | "unitValue" | "hs6" | "origin" | "gtin">[];
  services: readonly { service: string; amount: Money }[];
  storageDue: Money;
}

interface StorageTerms {
  storageDayFee: Money;
  timeZone: string;
  now: Date;
}

/** Several parcels with what they contain and owe, by id. */
export async function readForwarded(
  db: Database,
  ids: readonly number[],
  terms: StorageTerms,
): Promise<ForwardedParcel[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select()
    .from(parcels)
    .where(inArray(parcels.id, [...ids]))
    .orderBy(asc(parcels.id));
  const [items, photos] = [await itemsOf(db, found), await photosOf(db, found)];
  const services = Map.groupBy(
    await db
      .select()
      .from(parcelServices)
      .where(inArray(parcelServices.parcelId, [...ids])),
    (service) => service.parcelId,
  );
  return found.map((parcel) => {
    const [photo] = photos.get(parcel.id) ?? [];
    const lines = items.get(parcel.id) ?? [];
    return {
      id: parcel.id,
      number: parcelNumber(parcel.id),
      shop: parcel.shop,
      size: sizeOf(parcel),
      picture: photo ? (photo.fileId === null ? photo.drawing : `/files/${photo.fileId}`) : null,
      declaration: declarationOf(parcel, lines),
      isAttested: parcel.attestedAt !== null,
      lines,
      services: (services.get(parcel.id) ?? [])
        .filter(({ requestedAt }) => isOfThisStay(parcel, requestedAt))
        .map(({ kind, price }) => ({ service: kind, amount: price as Money })),
      storageDue: storageDue(parcel, terms),
    };
  });
}

/** What was asked for before it left and came back was paid with that journey. */
const isOfThisStay = ({ receivedAt }: ParcelRow, at: Date) => receivedAt === null || at >= receivedAt;

function sizeOf({ weightGrams, lengthMm, widthMm, heightMm }: ParcelRow): Parcel | null {
  if (weightGrams === null || lengthMm === null || widthMm === null || heightMm === null) return null;
  return { weightGrams, lengthMm, widthMm, heightMm };
}

function storageDue({ freeUntil }: ParcelRow, { storageDayFee, timeZone, now }: StorageTerms): Money {
  return freeUntil === null ? ZERO : storageClock(freeUntil, formatDate(now, timeZone), storageDayFee).fee;
}

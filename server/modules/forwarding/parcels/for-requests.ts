import { and, asc, inArray, isNull, type SQLWrapper, sql } from "drizzle-orm";
import type { ErrorCode } from "#contracts/errors.ts";
import type { Parcel } from "#domain/forwarding/freight/chargeable-weight.ts";
import type { DeclarationStatus } from "#domain/forwarding/parcels/declaration.ts";
import type { ParcelServiceKind } from "#domain/forwarding/parcels/parcel-services.ts";
import { storageClock } from "#domain/forwarding/parcels/storage.ts";
import { type Money, ZERO } from "#domain/money/money/money.ts";
import { idOf, numberOf } from "#domain/shared/numbers/numbers.ts";
import { formatDate } from "#i18n/format.ts";
import { activeCompanies } from "#modules/people/companies/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { moveStates } from "#platform/state/move-state.ts";
import type { Cause } from "#platform/state/status-events.ts";
import { findWarehouse } from "../warehouses/index.ts";
import { type StorageDeps, storageFrom } from "./arrival/receive.ts";
import { takeNumber } from "./arrival/store-once.ts";
import { declarationOf } from "./desk/parcel-presenter.ts";
import { type ParcelMove, type ParcelRow, parcelAggregate } from "./parcel-aggregate.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import type { ItemRow } from "./parcel-store.ts";
import { suiteById, suitesOf } from "./suites/suites.ts";
import { parcelServices, parcels } from "./tables.ts";

export type LockedParcel = Pick<ParcelRow, "id" | "warehouseId" | "suiteId" | "state">;

/** Locks parcels that a person may act for by ascending id, so that two requests never deadlock. */
export async function lockForRequest(
  tx: Database,
  userId: number,
  numbers: readonly string[],
): Promise<LockedParcel[]> {
  const ids = numbers.map((number) => idOf("parcel", number) ?? 0);
  if (ids.length === 0) return [];
  const isOwn = and(inArray(parcels.id, ids), inArray(parcels.suiteId, suitesOf(tx, userId, "act")));
  const locked = await tx.select().from(parcels).where(isOwn).orderBy(asc(parcels.id)).for("update");
  if (locked.some(({ quoteId }) => quoteId !== null)) throw refuse("parcel_taken");
  return locked;
}

/** The state of a parcel before each event of its request. */
const STATES_BEFORE = { reserve: "in_storage", free: "reserved", pack: "reserved", dispatch: "packed" } as const;

type StepOfRequest = ParcelMove & { event: keyof typeof STATES_BEFORE };

/** Moves all parcels of a request, or refuses with the given code. */
export async function moveForRequest(
  tx: Database,
  ids: readonly number[],
  move: StepOfRequest,
  refusal: ErrorCode,
): Promise<void> {
  const moved = await moveStates(tx, parcelAggregate, { ids, state: STATES_BEFORE[move.event] }, move);
  if (moved < ids.length) throw refuse(refusal);
}

/** The parcels of a request that ended in the warehouse are in storage again, whether packed or not. */
export async function unpackForRequest(tx: Database, ids: readonly number[]): Promise<void> {
  await moveStates(tx, parcelAggregate, { ids, state: "reserved" }, { event: "free", actor: "system" });
  await moveStates(tx, parcelAggregate, { ids, state: "packed" }, { event: "unpack", actor: "system" });
}

/** A returned parcel begins a new stay: its free days start again, and its owner is notified as of every arrival. */
export async function takeBackForRequest(
  deps: StorageDeps & Pick<ParcelDeps, "jobs" | "events">,
  tx: Database,
  ids: readonly number[],
  cause: Cause,
): Promise<void> {
  for (const id of ids) {
    const parcel = await parcelAggregate.lock(tx, id);
    const suite = parcel.suiteId === null ? null : await suiteById(tx, parcel.suiteId);
    const stay = await storageFrom(deps, tx, suite, await findWarehouse(tx, parcel.warehouseId));
    const piece = await takeNumber(tx, parcel, { isAnotherBox: true });
    // A parcel of a quote belongs to its customer from now on.
    const changes = { ...stay, piece, arrivalMailedAt: null, quoteId: null };
    await parcelAggregate.move(tx, parcel, { event: "come_back", ...cause, changes }, deps);
  }
}

/** Packs the parcels that are not packed yet. */
export async function packReserved(tx: Database, ids: readonly number[], cause: Cause): Promise<void> {
  await moveStates(tx, parcelAggregate, { ids, state: "reserved" }, { event: "pack", ...cause });
}

/** Marks services that are not done when the parcels are packed as refunded; answers their kinds. */
export async function refundServices(tx: Database, ids: readonly number[], at: Date): Promise<ParcelServiceKind[]> {
  const isOpen = and(isNull(parcelServices.doneAt), isNull(parcelServices.refundedAt));
  const open = await tx
    .update(parcelServices)
    .set({ refundedAt: at })
    .where(and(inArray(parcelServices.parcelId, ids), isOpen))
    .returning({ kind: parcelServices.kind });
  return open.map(({ kind }) => kind);
}

export async function deliverForRequest(tx: Database, ids: readonly number[]): Promise<void> {
  await moveStates(tx, parcelAggregate, { ids, state: "dispatched" }, { event: "deliver", actor: "system" });
}

/** The shelves of parcels, and the services still to be done. */
export async function readForPacking(db: Database, ids: readonly number[]) {
  const services = sql<ParcelServiceKind[]>`(
    select coalesce(json_agg(kind order by asked.id), '[]') from parcel_services asked
    where parcel_id = parcels.id and done_at is null and given_back_at is null)`;
  const { id, shelf } = parcels;
  const found = await db.select({ id, shelf, services }).from(parcels).where(isOneOf(ids)).orderBy(asc(id));
  return new Map(found.map((parcel) => [parcel.id, { ...parcel, number: numberOf("parcel", parcel.id) }]));
}

/** The ids of parcels, or the query that finds them. */
export type ParcelIds = readonly number[] | SQLWrapper;

const isOneOf = (ids: ParcelIds) => inArray(parcels.id, "getSQL" in ids ? ids : ids);

/** Locks the declarations while the price is computed, until the transaction ends. */
export async function holdContents(tx: Database, ids: ParcelIds): Promise<void> {
  await tx.select({ id: parcels.id }).from(parcels).where(isOneOf(ids)).orderBy(asc(parcels.id)).for("update");
}

/** Declarations are agreed to with their price, and do not change any more (I16, I23). */
export async function lockDeclarations(tx: Database, ids: ParcelIds): Promise<void> {
  await tx.update(parcels).set({ declarationLockedAt: new Date() }).where(isOneOf(ids));
}

/** After an edit or a cancellation of the request its parcels may be declared anew. */
export async function unlockDeclarations(tx: Database, ids: ParcelIds): Promise<void> {
  await tx.update(parcels).set({ declarationLockedAt: null }).where(isOneOf(ids));
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
  /** The suite is that of an active company. */
  isBusiness: boolean;
}

interface StorageTerms {
  storageDayFee: Money;
  timeZone: string;
  now: Date;
}

/** Parcels with their contents and charges by ascending id, in one statement. */
export async function readForwarded(db: Database, ids: ParcelIds, terms: StorageTerms): Promise<ForwardedParcel[]> {
  const found = await db
    .select({ parcel: parcels, lines: LINES, services: SERVICES, picture: PICTURE, isBusiness: isOfCompany(db) })
    .from(parcels)
    .where(isOneOf(ids))
    .orderBy(asc(parcels.id));
  return found.map(({ parcel, lines, services, picture, isBusiness }) => ({
    id: parcel.id,
    number: numberOf("parcel", parcel.id),
    shop: parcel.shop,
    size: sizeOf(parcel),
    picture,
    declaration: declarationOf(parcel, lines),
    isAttested: parcel.attestedAt !== null,
    lines,
    services,
    storageDue: storageDue(parcel, terms),
    isBusiness,
  }));
}

const isOfCompany = (db: Database) => sql<boolean>`exists (
  select from suites where suites.id = parcels.suite_id and suites.company_id in ${activeCompanies(db)})`;

const LINES = sql<ForwardedParcel["lines"]>`(
  select coalesce(json_agg(json_build_object('description', description, 'quantity', quantity, 'unitValue', unit_value,
    'hs6', hs6, 'origin', origin, 'gtin', gtin) order by parcel_items.position), '[]')
  from parcel_items where parcel_id = parcels.id)`;

/** Services from before a return were paid with that journey. */
const SERVICES = sql<ForwardedParcel["services"]>`(
  select coalesce(json_agg(json_build_object('service', kind, 'amount', price) order by asked.id), '[]')
  from parcel_services asked
  where parcel_id = parcels.id and given_back_at is null and (parcels.received_at is null or requested_at >= parcels.received_at))`;

const PICTURE = sql<string | null>`(
  select case when file_id is null then drawing else '/files/' || file_id end
  from parcel_photos photo where parcel_id = parcels.id order by photo.id limit 1)`;

function sizeOf({ weightGrams, lengthMm, widthMm, heightMm }: ParcelRow): Parcel | null {
  if (weightGrams === null || lengthMm === null || widthMm === null || heightMm === null) return null;
  return { weightGrams, lengthMm, widthMm, heightMm };
}

function storageDue({ freeUntil }: ParcelRow, { storageDayFee, timeZone, now }: StorageTerms): Money {
  return freeUntil === null ? ZERO : storageClock(freeUntil, formatDate(now, timeZone), storageDayFee).fee;
}

import { eq } from "drizzle-orm";
import {
  canBeAsked,
  canBeServed,
  EXTENDED_BY_DAYS,
  type ParcelServiceKind,
} from "#domain/forwarding/parcels/parcel-services.ts";
import { dayAfter } from "#domain/forwarding/parcels/storage.ts";
import { formatDate } from "#i18n/format.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { presentParcel } from "./desk/show-parcel.ts";
import { type ParcelRow, parcelAggregate } from "./parcel-aggregate.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import { parcelServices, parcels } from "./tables.ts";
import { dayOf } from "./warehouse-day.ts";

/** Asks for a service at today's price. A repeated request changes nothing while the first is not done. */
export async function requestService(
  deps: ParcelDeps,
  context: CallContext,
  { number, kind }: { number: string; kind: ParcelServiceKind },
) {
  return transact(context.db, async (tx) => {
    const parcel = await parcelAggregate.lockOwn(tx, context, number);
    if (!canBeServed(parcel.state)) throw refuse("conflict");
    const price = deps.customs.feesOn(formatDate(deps.now(), "UTC"))[kind];
    await addService(deps, tx, parcel, { kind, price });
    return { parcel: await presentParcel(deps, tx, await parcelAggregate.lock(tx, parcel.id)) };
  });
}

type NewService = Pick<typeof parcelServices.$inferInsert, "kind" | "price">;

/** Longer storage needs no work: it counts at once. */
async function addService(deps: ParcelDeps, tx: Database, parcel: ParcelRow, service: NewService) {
  const parcelId = parcel.id;
  const asked = await tx.select().from(parcelServices).where(eq(parcelServices.parcelId, parcelId));
  const today = await dayOf(deps, tx, parcel);
  if (!canBeAsked(service.kind, asked, { ...parcel, today })) return;
  const isStorage = service.kind === "longer_storage";
  const requestedAt = deps.now();
  await tx.insert(parcelServices).values({ ...service, parcelId, requestedAt, doneAt: isStorage ? requestedAt : null });
  if (!isStorage || parcel.freeUntil === null || parcel.abandonedOn === null) return;
  const freeUntil = dayAfter(parcel.freeUntil, EXTENDED_BY_DAYS);
  const abandonedOn = dayAfter(parcel.abandonedOn, EXTENDED_BY_DAYS);
  await tx.update(parcels).set({ freeUntil, abandonedOn, remindedDays: null }).where(eq(parcels.id, parcelId));
}

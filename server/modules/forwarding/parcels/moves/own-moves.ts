import { eq } from "drizzle-orm";
import { ownerEvents, rescueEvent } from "#domain/forwarding/parcels/owner-events.ts";
import type { ParcelEvent } from "#domain/forwarding/parcels/parcel-states.ts";
import { dayAfter, RESCUED_FOR_DAYS } from "#domain/forwarding/parcels/storage.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { presentParcel } from "../desk/show-parcel.ts";
import { type ParcelMove, type ParcelRow, parcelAggregate } from "../parcel-aggregate.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { lockReturnFee } from "../returns/return-store.ts";
import { endReturn } from "../returns/returns.ts";
import { parcelDisposals } from "../tables.ts";
import { dayOf } from "../warehouse-day.ts";

type OwnEvent = Extract<ParcelEvent, "cancel" | "give_up" | "rescue">;

/** An event by the customer; an event that the parcel's state does not allow is a conflict (I10). */
export async function moveOwnParcel(deps: ParcelDeps, context: CallContext, number: string, asked: OwnEvent) {
  const actorId = signedIn(context).id;
  return transact(context.db, async (tx) => {
    if (asked === "rescue") await lockReturnFee(tx, idOf("parcel", number));
    const parcel = await parcelAggregate.lockOwn(tx, context, number);
    const event = asked === "rescue" ? rescueEvent(parcel) : asked;
    if (parcel.quoteId !== null || !ownerEvents(parcel).includes(event)) throw refuse("conflict");
    const changes = await changesOf(deps, tx, parcel, asked);
    const moved = await parcelAggregate.move(tx, parcel, { event, actor: "customer", actorId, changes }, deps);
    if (parcel.state === "returning") await endReturn(deps, tx, parcel.id, { actor: "customer", actorId });
    return { parcel: await presentParcel(deps, tx, moved) };
  });
}

async function changesOf(
  deps: ParcelDeps,
  tx: Database,
  parcel: ParcelRow,
  event: OwnEvent,
): Promise<NonNullable<ParcelMove["changes"]>> {
  const today = await dayOf(deps, tx, parcel);
  // A parcel that its owner gives up needs no notices.
  if (event === "give_up") return { disposableFrom: today };
  if (event !== "rescue" || parcel.state !== "disposal_due") return {};
  await tx.delete(parcelDisposals).where(eq(parcelDisposals.parcelId, parcel.id));
  const later = dayAfter(today, RESCUED_FOR_DAYS);
  const abandonedOn = parcel.abandonedOn !== null && parcel.abandonedOn > later ? parcel.abandonedOn : later;
  return { abandonedOn, disposableFrom: null, notices: 0 };
}

import { eq } from "drizzle-orm";
import type { AnnouncementInput } from "#contracts/shop/forwarding/parcels.ts";
import { checkAnnouncement, readAnnouncement } from "#domain/forwarding/parcels/announcement.ts";
import { AWAITED_STATES } from "#domain/forwarding/parcels/parcel-states.ts";
import { formatDate } from "#i18n/format.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { transact } from "#platform/database/transact.ts";
import { findWarehouse } from "../../warehouses/index.ts";
import { presentParcel } from "../desk/show-parcel.ts";
import { parcelAggregate } from "../parcel-aggregate.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { parcels } from "../tables.ts";
import { assertNotAnnounced } from "./announce.ts";

type Correction = Omit<AnnouncementInput, "warehouse"> & { number: string };

/** Corrects an announcement until the box arrives. The warehouse cannot change: the shop has its address. */
export async function changeAnnouncement(deps: ParcelDeps, context: CallContext, { number, ...typed }: Correction) {
  return transact(context.db, async (tx) => {
    const parcel = await parcelAggregate.lockOwn(tx, context, number);
    const isAwaited = AWAITED_STATES.some((state) => state === parcel.state);
    if (!isAwaited || parcel.quoteId !== null || parcel.suiteId === null) throw refuse("conflict");
    const { code } = await findWarehouse(tx, parcel.warehouseId);
    const { warehouse, ...changes } = readAnnouncement({ ...typed, warehouse: code });
    const problems = checkAnnouncement(
      { warehouse, ...changes },
      { warehouses: [code], today: formatDate(deps.now(), "UTC"), dayBefore: parcel.expectedOn },
    );
    if (Object.keys(problems).length > 0) throw refuseFields(problems as Record<string, string>);
    if (changes.trackingNumber !== parcel.trackingNumber)
      await assertNotAnnounced(tx, { id: parcel.suiteId }, changes.trackingNumber);
    const [changed] = await tx.update(parcels).set(changes).where(eq(parcels.id, parcel.id)).returning();
    return { parcel: await presentParcel(deps, tx, changed ?? parcel) };
  });
}

import { and, eq } from "drizzle-orm";
import type { AnnouncementInput } from "#contracts/shop/forwarding/parcels.ts";
import { type Announcement, checkAnnouncement, readAnnouncement } from "#domain/forwarding/parcels/announcement.ts";
import { AWAITED_STATES } from "#domain/forwarding/parcels/parcel-states.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { formatDate } from "#i18n/format.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { listWarehouses } from "../../warehouses/index.ts";
import { parcelAggregate } from "../parcel-aggregate.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { ownSuite } from "../suites/own-suite.ts";
import { lockSuite, type Suite } from "../suites/suites.ts";
import { parcels } from "../tables.ts";

/** Announces a parcel that the customer expects (FORWARDING-02). */
export async function announceParcel(deps: ParcelDeps, context: CallContext, input: AnnouncementInput) {
  const suite = await ownSuite(context);
  const warehouses = await listWarehouses(context.db);
  const announcement = readAnnouncement(input);
  const problems = checkAnnouncement(announcement, {
    warehouses: warehouses.map(({ code }) => code),
    today: formatDate(deps.now(), "UTC"),
  });
  if (Object.keys(problems).length > 0) throw refuseFields(problems as Record<string, string>);
  const warehouseId = warehouses.find(({ code }) => code === announcement.warehouse)?.id ?? 0;
  const id = await insertAnnounced(context, suite, { ...announcement, warehouseId, announcedAt: deps.now() });
  return { status: true as const, number: numberOf("parcel", id) };
}

async function insertAnnounced(
  context: CallContext,
  suite: Suite,
  { warehouse: _, ...announced }: Announcement & { warehouseId: number; announcedAt: Date },
): Promise<number> {
  const cause = { actor: "customer", actorId: signedIn(context).id } as const;
  return transact(context.db, async (tx) => {
    await assertNotAnnounced(tx, suite, announced.trackingNumber);
    const parcel = await insertFirstState(tx, parcelAggregate, { ...announced, suiteId: suite.id }, cause);
    return parcel.id;
  });
}

/** Refuses a repeated announcement (T118). */
export async function assertNotAnnounced(
  tx: Database,
  { id }: Pick<Suite, "id">,
  trackingNumber: string,
): Promise<void> {
  await lockSuite(tx, id);
  const isAwaited = isAny(parcels.state, AWAITED_STATES);
  const isSame = and(eq(parcels.suiteId, id), eq(parcels.trackingNumber, trackingNumber), isAwaited);
  if ((await tx.$count(parcels, isSame)) > 0) throw refuseFields({ tracking_number: "parcel.announce.twice" });
}

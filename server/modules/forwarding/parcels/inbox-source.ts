import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { InboxItem } from "#contracts/shop/people/inbox.ts";
import type { ParcelState } from "#domain/forwarding/parcels/parcel-states.ts";
import { parcelStatus } from "#domain/forwarding/parcels/parcel-status.ts";
import { daysBetween } from "#domain/forwarding/parcels/storage.ts";
import { parcelTask } from "#domain/people/inbox/parcel-tasks.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { formatDate } from "#i18n/format.ts";
import type { InboxOwner } from "#modules/people/inbox/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { listWarehouses } from "../warehouses/index.ts";
import { declarationOf } from "./desk/parcel-presenter.ts";
import type { ParcelRow } from "./parcel-aggregate.ts";
import type { ParcelDeps } from "./parcel-deps.ts";
import { type ItemRow, itemsOf } from "./parcel-store.ts";
import { suitesOf } from "./suites/suites.ts";
import { parcels, suites } from "./tables.ts";

const WAITING_STATES: ParcelState[] = ["in_storage", "on_hold", "disposal_due", "missing"];

/** The parcels that wait for the customer. */
export const parcelInbox =
  ({ now }: Pick<ParcelDeps, "now">) =>
  async (db: Database, { userId, storefrontCode }: InboxOwner): Promise<InboxItem[]> => {
    const isOwn = and(inArray(suites.id, suitesOf(db, userId, "act")), eq(suites.storefrontCode, storefrontCode));
    const found = await db
      .select({ parcel: parcels })
      .from(parcels)
      .innerJoin(suites, eq(suites.id, parcels.suiteId))
      .where(and(isOwn, isNull(parcels.quoteId), inArray(parcels.state, WAITING_STATES)))
      .orderBy(asc(parcels.id));
    const waiting = found.map(({ parcel }) => parcel);
    const items = await itemsOf(db, waiting);
    const zones = new Map((await listWarehouses(db)).map(({ id, timeZone }) => [id, timeZone]));
    const todayOf = ({ warehouseId }: ParcelRow) => formatDate(now(), zones.get(warehouseId) ?? "UTC");
    return waiting.flatMap((parcel) => inboxItem(parcel, items.get(parcel.id) ?? [], todayOf(parcel)));
  };

function inboxItem(parcel: ParcelRow, items: readonly ItemRow[], today: string): InboxItem[] {
  const { id, state, holdReason, holdUntil, freeUntil, abandonedOn, disposableFrom, invoiceAttachedAt } = parcel;
  const waiting = parcelTask({
    status: parcelStatus({ state, declaration: declarationOf(parcel, items), holdReason }),
    hasInvoice: invoiceAttachedAt !== null,
    hasAnswer: parcel.holdAnsweredAt !== null,
    holdUntil,
    freeUntil,
    daysLeft: freeUntil === null ? null : daysBetween(today, freeUntil),
    abandonedOn,
    disposableFrom,
  });
  const number = numberOf("parcel", id);
  return waiting ? [{ ...waiting, number, path: `/parcels/${number}` }] : [];
}

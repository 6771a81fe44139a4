import { eq } from "drizzle-orm";
import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import { PARCEL_PHASES, type ParcelEvent } from "#domain/forwarding/parcels/parcel-states.ts";
import { PARCEL_TONES, parcelStatus } from "#domain/forwarding/parcels/parcel-status.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { findRecipient } from "#modules/people/identity/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { StatusEventRow } from "#platform/state/status-events.ts";
import type { TrackedSubject, ViewOptions } from "../shipments/index.ts";
import { findWarehouse } from "../warehouses/index.ts";
import { declarationOf } from "./desk/parcel-presenter.ts";
import { type ParcelRow, parcelAggregate } from "./parcel-aggregate.ts";
import { itemsOf } from "./parcel-store.ts";
import { suiteById } from "./suites/suites.ts";
import { parcels } from "./tables.ts";

type Icon = TrackingView["timeline"][number]["icon"];

/** Movements of the box, which everybody may see; only the owner sees the rest. */
const MOVEMENTS: Readonly<Partial<Record<ParcelEvent, Icon>>> = {
  receive: "arrived",
  receive_on_hold: "arrived",
  pack: "packed",
  dispatch: "moving",
  come_back: "arrived",
  deliver: "delivered",
  return: "stopped",
  lose: "stopped",
};

/** Tracking of parcels at a warehouse; after that a shipment is tracked (FORWARDING-05). */
export const trackedParcels: TrackedSubject = {
  kind: "parcel",
  prefix: "PA",
  async findOwner(db, id) {
    const parcel = await findParcel(db, id);
    if (!parcel || parcel.suiteId === null) return null;
    const { userId, storefrontCode } = await suiteById(db, parcel.suiteId);
    const contact = await findRecipient(db, userId);
    return contact && { storefrontCode, userId, visitorHash: null, ...contact, phone: contact.phoneNumber ?? "" };
  },
  async view(db, id, options) {
    const parcel = await findParcel(db, id);
    if (!parcel) throw new Error(`There is no parcel ${id}`);
    return presentTracked(db, parcel, options);
  },
  labelRequest: async () => null,
  follow: async () => undefined,
};

async function findParcel(db: Database, id: number): Promise<ParcelRow | null> {
  const [found] = await db.select().from(parcels).where(eq(parcels.id, id));
  return found ?? null;
}

async function presentTracked(db: Database, parcel: ParcelRow, { isOwner }: ViewOptions): Promise<TrackingView> {
  const items = (await itemsOf(db, [parcel])).get(parcel.id) ?? [];
  const warehouse = await findWarehouse(db, parcel.warehouseId);
  const history = await parcelAggregate.history(db, parcel.id);
  const status = parcelStatus({ ...parcel, declaration: declarationOf(parcel, items) });
  return {
    is_owner: isOwner,
    number: isOwner ? numberOf("parcel", parcel.id) : null,
    tracking_number: isOwner ? parcel.trackingNumber : null,
    status_key: `parcel.status.${status}`,
    status_tone: PARCEL_TONES[status],
    next_step: { key: `tracking.parcel.${PARCEL_PHASES[parcel.state]}`, values: {} },
    is_silent: false,
    shipping_method: "air",
    origin: warehouse.city,
    destination: null,
    progress: 0,
    arrives_from: null,
    arrives_to: null,
    steps: [],
    timeline: history.toReversed().flatMap((event) => entryOf(event, warehouse.city, isOwner)),
    courier: { name: parcel.carrier ?? "", delivery_type: "door" },
    pickup_point: null,
  };
}

function entryOf({ event, actor, at }: StatusEventRow, city: string, isOwner: boolean): TrackingView["timeline"] {
  const icon = MOVEMENTS[event as ParcelEvent];
  if (!icon && !isOwner) return [];
  const name = event === "announce" && actor === "staff" ? "announce_staff" : event;
  const location = icon === undefined ? null : city;
  return [{ key: `parcel.timeline.${name}`, values: {}, at: at.toISOString(), location, icon: icon ?? "processing" }];
}

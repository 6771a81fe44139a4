import type { ParcelCard } from "#contracts/shop/forwarding/parcel-data.ts";
import { chargeableWeight } from "#domain/forwarding/freight/chargeable-weight.ts";
import { AIR_WEIGHT_RULE, volumeGrams } from "#domain/forwarding/parcels/charged-weight.ts";
import { declarationStatus, declaredValue } from "#domain/forwarding/parcels/declaration.ts";
import type { ParcelFees } from "#domain/forwarding/parcels/parcel-fees.ts";
import { PARCEL_PHASES } from "#domain/forwarding/parcels/parcel-states.ts";
import { PARCEL_TONES, parcelStatus } from "#domain/forwarding/parcels/parcel-status.ts";
import { daysBetween, storageClock } from "#domain/forwarding/parcels/storage.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { formatDate } from "#i18n/format.ts";
import type { Warehouse } from "../../warehouses/index.ts";
import type { ParcelRow } from "../parcel-aggregate.ts";
import type { ItemRow, PhotoRow } from "../parcel-store.ts";

export interface ShownParcel {
  parcel: ParcelRow;
  warehouse: Warehouse;
  items: readonly ItemRow[];
  photos: readonly PhotoRow[];
  /** Whether the reader may act for the suite. */
  mayAct: boolean;
}

interface Surroundings {
  now: Date;
  fees: Pick<ParcelFees, "storage_day">;
}

export const declarationOf = (parcel: ParcelRow, items: readonly unknown[]) =>
  declarationStatus({
    lineCount: items.length,
    isAttested: parcel.attestedAt !== null,
    needsInvoice: parcel.needsInvoice,
    hasInvoice: parcel.invoiceAttachedAt !== null,
    isLocked: parcel.declarationLockedAt !== null,
  });

export function presentCard(
  { parcel, warehouse, items, photos, mayAct }: ShownParcel,
  around: Surroundings,
): ParcelCard {
  const declaration = declarationOf(parcel, items);
  const status = parcelStatus({ state: parcel.state, declaration, holdReason: parcel.holdReason });
  return {
    number: numberOf("parcel", parcel.id),
    status,
    tone: PARCEL_TONES[status],
    warehouse: warehouse.code,
    shop: parcel.shop,
    carrier: parcel.carrier,
    tracking_number: parcel.trackingNumber,
    expected_on: parcel.expectedOn,
    announced_at: parcel.announcedAt.toISOString(),
    received_at: parcel.receivedAt?.toISOString() ?? null,
    size: presentSize(parcel),
    storage: presentStorage(parcel, warehouse, around),
    hold: presentHold(parcel),
    declaration,
    contents: presentContents(items),
    photos: photos.map(({ kind, fileId, drawing, takenAt }) => ({
      kind,
      picture: fileId === null ? (drawing ?? "") : `/files/${fileId}`,
      taken_at: takenAt.toISOString(),
    })),
    may_act: mayAct,
  };
}

function presentSize({ weightGrams, lengthMm, widthMm, heightMm }: ParcelRow): ParcelCard["size"] {
  if (weightGrams === null || lengthMm === null || widthMm === null || heightMm === null) return null;
  const box = { weightGrams, lengthMm, widthMm, heightMm };
  const charged = chargeableWeight(box, AIR_WEIGHT_RULE);
  return {
    weight_grams: weightGrams,
    length_mm: lengthMm,
    width_mm: widthMm,
    height_mm: heightMm,
    volume_grams: volumeGrams(box),
    charged_grams: charged.grams,
    is_by_volume: charged.isByVolume,
  };
}

/** Storage counts while the box is in our warehouse. */
function presentStorage(
  parcel: ParcelRow,
  { timeZone }: Warehouse,
  { now, fees }: Surroundings,
): ParcelCard["storage"] {
  const { freeUntil, receivedAt, state } = parcel;
  if (freeUntil === null || receivedAt === null || PARCEL_PHASES[state] !== "stored") return null;
  const clock = storageClock(freeUntil, formatDate(now, timeZone), fees.storage_day);
  return {
    free_until: freeUntil,
    free_days: daysBetween(formatDate(receivedAt, timeZone), freeUntil),
    days_left: clock.daysLeft,
    fee: clock.fee,
    daily_fee: fees.storage_day,
    abandoned_on: parcel.abandonedOn ?? clock.abandonedOn,
  };
}

/** Shown also before a disposal: a rescued parcel is held again (I21). */
function presentHold(parcel: ParcelRow): ParcelCard["hold"] {
  const { state, holdReason: reason, holdNote: note, holdUntil: until, holdAnswer: answer } = parcel;
  const isHeld = state === "on_hold" || state === "disposal_due";
  return isHeld && reason !== null ? { reason, note, until, answer } : null;
}

function presentContents(items: readonly ItemRow[]): ParcelCard["contents"] {
  const [first] = items;
  if (!first) return null;
  const pieces = items.reduce((total, { quantity }) => total + quantity, 0);
  return { description: first.description, pieces, value: declaredValue(items) };
}

import type { FieldVerdict } from "#domain/people/identity/field-verdicts.ts";
import { checkLine } from "#domain/people/identity/text-rules.ts";
import { checkDay } from "#domain/shared/forms/day.ts";
import { dayAfter } from "./storage.ts";

/** An announcement as the customer typed it. */
export interface TypedAnnouncement {
  warehouse: string;
  tracking_number: string;
  carrier: string;
  shop: string;
  expected_on: string;
  note: string;
}

export interface Announcement {
  warehouse: string;
  trackingNumber: string;
  carrier: string;
  shop: string;
  expectedOn: string | null;
  note: string;
}

export type AnnouncementKey =
  | NonNullable<FieldVerdict>
  | "validation.day"
  | "parcel.announce.tracking"
  | "parcel.announce.day";

const TRACKING_NUMBER = /^[A-Z0-9-]{6,40}$/;
const LONGEST_WAIT_DAYS = 180;

/** The form in which tracking numbers are stored and compared. */
export const normalTrackingNumber = (text: string): string => text.toUpperCase().replace(/\s+/g, "");

export const isTrackingNumber = (text: string): boolean => TRACKING_NUMBER.test(text);

export const readAnnouncement = (typed: TypedAnnouncement): Announcement => ({
  warehouse: typed.warehouse.trim(),
  trackingNumber: normalTrackingNumber(typed.tracking_number),
  carrier: typed.carrier.trim(),
  shop: typed.shop.trim(),
  expectedOn: typed.expected_on.trim() || null,
  note: typed.note.trim(),
});

interface AnnouncementRules {
  /** The codes of the warehouses that parcels may come to. */
  warehouses: readonly string[];
  today: string;
  /** The day that was announced before; it stays valid after it has passed. */
  dayBefore?: string | null;
}

/** The problems of an announcement by field name (ERROR-05). */
export function checkAnnouncement(announcement: Announcement, rules: AnnouncementRules) {
  const { warehouse, trackingNumber, carrier, shop, note } = announcement;
  const verdicts: Record<keyof TypedAnnouncement, AnnouncementKey | null> = {
    warehouse: rules.warehouses.includes(warehouse) ? null : "validation.choice",
    tracking_number: checkTracking(trackingNumber),
    carrier: carrier === "" ? null : checkLine(carrier, { min: 2, max: 60 }),
    shop: checkLine(shop, { min: 2, max: 100 }),
    expected_on: checkExpected(announcement, rules),
    note: note === "" ? null : checkLine(note, { min: 1, max: 500 }),
  };
  return Object.fromEntries(Object.entries(verdicts).filter(([, key]) => key !== null)) as Partial<
    Record<keyof TypedAnnouncement, AnnouncementKey>
  >;
}

function checkTracking(trackingNumber: string): AnnouncementKey | null {
  if (trackingNumber === "") return "validation.required";
  return isTrackingNumber(trackingNumber) ? null : "parcel.announce.tracking";
}

function checkExpected({ expectedOn }: Announcement, { today, dayBefore }: AnnouncementRules): AnnouncementKey | null {
  if (expectedOn === null || expectedOn === dayBefore) return null;
  const problem = checkDay(expectedOn);
  if (problem) return problem;
  const isNear = expectedOn >= dayAfter(today, -1) && expectedOn <= dayAfter(today, LONGEST_WAIT_DAYS);
  return isNear ? null : "parcel.announce.day";
}

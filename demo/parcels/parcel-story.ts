import type { HoldReason, ParcelEvent } from "#domain/forwarding/parcels/parcel-states.ts";
import type { ParcelPictureRequest } from "../drawings/parcels/parcel-picture.ts";

/** A description, pieces, cents each, tariff code and country of origin. */
type Line = readonly [description: string, quantity: number, cents: number, hs6: string, origin: string];

export interface ParcelStory {
  /** The number, without PA. */
  id: number;
  who: "customer" | "pro" | "nobody";
  warehouse: "US" | "CN" | "GB";
  shop: string;
  carrier: string;
  announcedDaysAgo: number;
  /** Grams, then centimetres; undefined until the box arrives. */
  size?: readonly [grams: number, length: number, width: number, height: number];
  photos?: Pick<ParcelPictureRequest, "form" | "backdrop" | "contents"> & { isOpened?: true };
  lines?: readonly Line[];
  hold?: { reason: HoldReason; note: string; inDays: number };
  /** The first event is the arrival. */
  events?: readonly (readonly [event: ParcelEvent, daysAgo: number])[];
  isChecked?: true;
}

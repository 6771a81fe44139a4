import type { Conversion } from "../../analytics/data-layer-entry.ts";
import type { TrackedEvent } from "../../analytics/tracked-event.ts";
import type { Money } from "../../money/money.ts";
import type { Consent, Purpose } from "../consent.ts";
import type { VendorName } from "../vendors/vendor.ts";
import type { Identifiers } from "./identifiers.ts";

export const SERVER_VENDOR_NAMES = ["ga4", "meta"] as const;
export type ServerVendorName = (typeof SERVER_VENDOR_NAMES)[number];

export const SERVER_EVENT_KINDS = ["purchase", "refund"] as const;
export type ServerEventKind = (typeof SERVER_EVENT_KINDS)[number];

export type PurchaseEvent = Extract<TrackedEvent, { name: "purchase" }>;

/** What happened to an order. */
export interface ServerEvent {
  kind: ServerEventKind;
  purchase: PurchaseEvent;
  /** All that has gone back so far. */
  refunded: Money;
  /** Milliseconds since 1970. */
  at: number;
}

export interface ServerFacts {
  account: string;
  secret: string;
  consent: Consent;
  /** Null once they are deleted. */
  identifiers: Identifiers | null;
  /** SHA-256 of the trimmed e-mail in lower case, in hexadecimal digits. */
  emailHash: string;
  conversion: Conversion;
  appUrl: string;
}

export interface ServerRequest {
  url: string;
  body: object;
}

/** A vendor that hears of orders from the server; the same company's script is one of the vendors of pages. */
export interface ServerVendor {
  name: ServerVendorName;
  title: string;
  /** Whose consent counts. */
  vendor: VendorName;
  purpose: Purpose;
  accountPattern: RegExp;
  /** It takes nothing that is older. */
  longestAgeMs: number;
  /** Null where there is nothing by which it could know the buyer. */
  request(event: ServerEvent, facts: ServerFacts): ServerRequest | null;
}

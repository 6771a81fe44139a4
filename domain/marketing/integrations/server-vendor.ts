import type { Money } from "#domain/money/money/money.ts";
import type { Conversion } from "../analytics/data-layer-entry.ts";
import type { TrackedEvent } from "../analytics/tracked-event.ts";
import type { Consent, Purpose } from "../marketing/consent.ts";
import type { VendorName } from "../vendors/vendor.ts";
import type { Identifiers } from "./identifiers.ts";

export const SERVER_VENDOR_NAMES = ["ga4", "meta"] as const;
export type ServerVendorName = (typeof SERVER_VENDOR_NAMES)[number];

export const SERVER_EVENT_KINDS = ["purchase", "refund"] as const;
export type ServerEventKind = (typeof SERVER_EVENT_KINDS)[number];

export type PurchaseEvent = Extract<TrackedEvent, { name: "purchase" }>;

/** A server-side event of an order. */
export interface ServerEvent {
  kind: ServerEventKind;
  purchase: PurchaseEvent;
  /** The sum of all refunds so far. */
  refunded: Money;
  /** Milliseconds since 1970. */
  at: number;
}

export interface ServerFacts {
  account: string;
  secret: string;
  consent: Consent;
  /** Null after their deletion. */
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

/** A vendor that the server reports orders to. The same company's script is one of the vendors of pages. */
export interface ServerVendor {
  name: ServerVendorName;
  title: string;
  /** The vendor of pages whose consent counts for this one. */
  vendor: VendorName;
  purpose: Purpose;
  accountPattern: RegExp;
  /** The vendor refuses events that are older. */
  longestAgeMs: number;
  /** Null where no identifier lets the vendor recognise the buyer. */
  request(event: ServerEvent, facts: ServerFacts): ServerRequest | null;
}

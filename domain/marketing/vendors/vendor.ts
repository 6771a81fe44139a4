import type { Conversion } from "../../analytics/data-layer-entry.ts";
import type { TrackedEvent } from "../../analytics/tracked-event.ts";
import type { Consent, Purpose } from "../consent.ts";

export const VENDOR_NAMES = [
  "tag-manager",
  "pixel",
  "retargeting",
  "email-marketing",
  "live-agent",
  "error-reporting",
] as const;
export type VendorName = (typeof VENDOR_NAMES)[number];

/** The settings of a storefront and language that name vendors (REGION-08). */
export interface VendorSettings {
  gtm_id?: string | null;
  /** A comma-separated list. */
  pixel_id?: string | null;
  /** `account` or `account/button`. */
  live_agent_id?: string | null;
  criteo_key?: string | null;
  klaviyo_key?: string | null;
  error_reporting_dsn?: string | null;
}

/** The directives of a content security policy by which a vendor is let in. */
export type Directive = "script" | "img" | "connect" | "frame";
export type VendorHosts = Readonly<Record<Directive, readonly string[]>>;

export interface VendorCookie {
  /** `*` at the end stands for any ending. */
  name: string;
  days: number;
}

/** Who is signed in. */
export interface VendorPerson {
  email: string;
  firstName: string;
  lastName: string;
  /** SHA-256 of the trimmed e-mail in lower case, in hexadecimal digits. */
  emailHash: string;
}

/** What a vendor may learn besides the event itself. */
export interface ReportFacts {
  ids: readonly string[];
  consent: Consent;
  conversion: Conversion;
  person: VendorPerson | null;
  /** The same event has the same id wherever it is reported. */
  eventId: string;
  device: "desktop" | "tablet" | "phone";
  /** It happened on a page without vendors, and is reported by a later one. */
  isLate: boolean;
  now: number;
}

/** A function or queue of the vendor's own in the page, and what it is given. */
export interface VendorCall {
  to: "dataLayer" | "gtag" | "fbq" | "criteo_q" | "klaviyo";
  given: readonly unknown[];
}

/** A third party that hears of visits. Everything that it can do is in one of these. */
export interface Vendor {
  name: VendorName;
  /** The product's own name, and whose it is. */
  title: string;
  company: string;
  privacyUrl: string;
  purpose: Purpose;
  setting: keyof VendorSettings;
  idPattern: RegExp;
  /** Speaks of customers only, never of visitors. */
  isForSignedIn?: true;
  /** Loaded when somebody asks for it, by a question of its own; the question about cookies leaves it out. */
  isOnRequest?: true;
  loaders(ids: readonly string[]): string[];
  hosts(ids: readonly string[]): VendorHosts;
  cookies: readonly VendorCookie[];
  /** Said once, before the loader runs. */
  begin(facts: ReportFacts): VendorCall[];
  /** Said once of who is signed in. */
  introduce?(person: VendorPerson): VendorCall[];
  /** A pure mapping: an event that the vendor has no word for gives no call. */
  report(event: TrackedEvent, facts: ReportFacts): VendorCall[];
  /** Said when the visitor takes consent back. */
  end?(consent: Consent): VendorCall[];
}

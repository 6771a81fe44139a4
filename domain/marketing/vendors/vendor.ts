import type { Conversion } from "../analytics/data-layer-entry.ts";
import type { TrackedEvent } from "../analytics/tracked-event.ts";
import type { Consent, Purpose } from "../marketing/consent.ts";

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

/** The directives of a content security policy that allow a vendor's hosts. */
export type Directive = "script" | "img" | "connect" | "frame";
export type VendorHosts = Readonly<Record<Directive, readonly string[]>>;

export interface VendorCookie {
  /** `*` at the end stands for any ending. */
  name: string;
  days: number;
}

/** The signed-in customer. */
export interface VendorPerson {
  email: string;
  firstName: string;
  lastName: string;
  /** SHA-256 of the trimmed e-mail in lower case, in hexadecimal digits. */
  emailHash: string;
}

/** The facts that a vendor may learn besides the event itself. */
export interface ReportFacts {
  ids: readonly string[];
  consent: Consent;
  conversion: Conversion;
  person: VendorPerson | null;
  /** The same event has the same id wherever it is reported. */
  eventId: string;
  device: "desktop" | "tablet" | "phone";
  /** The event happened on a page without vendors, and a later page reports it. */
  isLate: boolean;
  now: number;
}

/** A function or queue of the vendor in the page, and its arguments. */
export interface VendorCall {
  to: "dataLayer" | "gtag" | "fbq" | "criteo_q" | "klaviyo";
  given: readonly unknown[];
}

/** A third party that receives events of visits. This object describes everything that it can do. */
export interface Vendor {
  name: VendorName;
  /** The name of the vendor's product, and the company behind it. */
  title: string;
  company: string;
  privacyUrl: string;
  purpose: Purpose;
  setting: keyof VendorSettings;
  idPattern: RegExp;
  /** Receives events of signed-in customers only, never of other visitors. */
  isForSignedIn?: true;
  /** Loaded when a visitor asks for it, after a question of its own; the question about cookies leaves it out. */
  isOnRequest?: true;
  loaders(ids: readonly string[]): string[];
  hosts(ids: readonly string[]): VendorHosts;
  cookies: readonly VendorCookie[];
  /** Called once, before the loader runs. */
  begin(facts: ReportFacts): VendorCall[];
  /** Called once for the signed-in customer. */
  introduce?(person: VendorPerson): VendorCall[];
  /** A pure mapping: an event that the vendor does not know gives no call. */
  report(event: TrackedEvent, facts: ReportFacts): VendorCall[];
  /** Called when the visitor withdraws consent. */
  end?(consent: Consent): VendorCall[];
}

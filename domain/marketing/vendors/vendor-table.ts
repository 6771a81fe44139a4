import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { Purpose } from "../marketing/consent.ts";
import { emailMarketing } from "./email-marketing.ts";
import { errorReporting } from "./error-reporting.ts";
import { liveAgent } from "./live-agent.ts";
import { pixel } from "./pixel.ts";
import { retargeting } from "./retargeting.ts";
import { tagManager } from "./tag-manager.ts";
import type { Directive, Vendor, VendorHosts, VendorName, VendorSettings } from "./vendor.ts";

/** Every third party that a storefront can be set up for. */
export const VENDORS: readonly Vendor[] = [tagManager, pixel, retargeting, emailMarketing, liveAgent, errorReporting];

export function vendorOf(name: VendorName): Vendor {
  const found = VENDORS.find((vendor) => vendor.name === name);
  if (!found) throw new Error(`There is no vendor ${name}`);
  return found;
}

/** The ids of a setting, each once; one that does not look like the vendor's is left out (T090). */
export function idsOf({ setting, idPattern }: Vendor, settings: VendorSettings): string[] {
  const ids = (settings[setting] ?? "").split(",").map((id) => id.trim());
  return [...new Set(ids)].filter((id) => idPattern.test(id));
}

interface StorefrontSettings {
  languages: readonly (VendorSettings & { iso_code: Language })[];
  criteoKey: string | null;
  klaviyoKey: string | null;
  errorReportingDsn: string | null;
}

/** A vendor of a storefront, as its pages know it. */
export interface SetUpVendor {
  name: VendorName;
  title: string;
  purpose: Purpose;
  /** The ids for the page's language; empty if only other languages have some. */
  ids: string[];
}

/** The vendors of a storefront in any language, so that all its languages ask for the same consent. */
export const vendorsOf = (storefront: StorefrontSettings, locale: Language): SetUpVendor[] =>
  setUp(
    VENDORS.filter(({ isOnRequest }) => !isOnRequest),
    storefront,
    locale,
  );

/** The chat, where the page's language has one. */
export const chatOf = (storefront: StorefrontSettings, locale: Language): SetUpVendor | null =>
  setUp([liveAgent], storefront, locale).find(({ ids }) => ids.length > 0) ?? null;

function setUp(vendors: readonly Vendor[], storefront: StorefrontSettings, locale: Language): SetUpVendor[] {
  const settings = settingsOf(storefront);
  return vendors
    .filter((vendor) => settings.some((each) => idsOf(vendor, each).length > 0))
    .map((vendor) => ({
      name: vendor.name,
      title: vendor.title,
      purpose: vendor.purpose,
      ids: settings.filter(({ iso_code }) => iso_code === locale).flatMap((each) => idsOf(vendor, each)),
    }));
}

const settingsOf = ({ languages, criteoKey, klaviyoKey, errorReportingDsn }: StorefrontSettings) =>
  languages.map((language) => ({
    ...language,
    criteo_key: criteoKey,
    klaviyo_key: klaviyoKey,
    error_reporting_dsn: errorReportingDsn,
  }));

/** The hosts of all vendors of a storefront, in any language: one document may change its language. */
export function vendorHosts(storefront: StorefrontSettings): VendorHosts {
  const hosts = settingsOf(storefront).flatMap((settings) =>
    VENDORS.flatMap((vendor) => {
      const ids = idsOf(vendor, settings);
      return ids.length > 0 ? [vendor.hosts(ids)] : [];
    }),
  );
  const of = (directive: Directive) => [...new Set(hosts.flatMap((each) => each[directive]))];
  return { script: of("script"), img: of("img"), connect: of("connect"), frame: of("frame") };
}

/** An address of a vendor, or the same at the vendor sink of a demo. */
export function atSink(address: string, sink: string | null): string {
  return sink === null ? address : address.replace("https://", `${sink}/vendors/`);
}

import { hash } from "node:crypto";
import { mayHaveVendors } from "#domain/marketing/marketing/pages-without-vendors.ts";
import type { Directive, VendorHosts } from "#domain/marketing/vendors/vendor.ts";
import { vendorHosts } from "#domain/marketing/vendors/vendor-table.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";

const [OPEN, CLOSE] = ["<script", "</script>"];

/**
 * Hashes of the page's own inline scripts, so that a finished page can be cached without a nonce (T088). Of its bytes,
 * which are searched and hashed in less time than a text.
 */
export function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  for (let start = html.indexOf(OPEN); start >= 0; ) {
    const codeStart = html.indexOf(">", start) + 1;
    const end = html.indexOf(CLOSE, codeStart);
    if (end < 0) break;
    const attributes = html.toString("latin1", start + OPEN.length, codeStart - 1);
    const code = html.subarray(codeStart, end);
    start = html.indexOf(OPEN, end + CLOSE.length);
    const isData = /type="application\/(?:ld\+)?json"/.test(attributes);
    if (/\ssrc=/.test(attributes) || isData) continue;
    hashes.add(`'sha256-${hash("sha256", code, "base64")}'`);
  }
  return [...hashes];
}

/** The origins of vendors, by directive. */
export type VendorOrigins = Readonly<Record<Directive, readonly string[]>>;

interface PolicyOptions {
  scriptHashes: string[];
  /** Those that this page may load after consent. */
  vendors: VendorOrigins;
  /** Other origins that the storefront's own images come from. */
  imageOrigins: string[];
}

export function contentSecurityPolicy({ scriptHashes, vendors, imageOrigins }: PolicyOptions): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...vendors.script].join(" "),
    "style-src 'self'",
    ["img-src 'self' data:", ...imageOrigins, ...vendors.img].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...vendors.connect].join(" "),
    vendors.frame.length > 0 ? `frame-src ${vendors.frame.join(" ")}` : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
    "report-uri /csp-report",
  ].join("; ");
}

/** A page without vendors names no vendor (T090, T091). A demo's page names its vendor sink instead. */
export function vendorOrigins(storefront: StorefrontProfile, path: string, sink: string | null): VendorOrigins {
  const hosts: VendorHosts = mayHaveVendors(path) ? vendorHosts(storefront) : NO_HOSTS;
  const of = (directive: Directive) => {
    if (hosts[directive].length === 0) return [];
    return sink === null ? hosts[directive].map((host) => `https://${host}`) : [sink];
  };
  return { script: of("script"), img: of("img"), connect: of("connect"), frame: of("frame") };
}

const NO_HOSTS: VendorHosts = { script: [], img: [], connect: [], frame: [] };

/** A business may host its logo elsewhere (REGION-08). */
export function imageOrigins({ logoUrl }: Pick<StorefrontProfile, "logoUrl">): string[] {
  const isElsewhere = logoUrl !== null && /^https?:/i.test(logoUrl) && URL.canParse(logoUrl);
  return isElsewhere ? [new URL(logoUrl).origin] : [];
}

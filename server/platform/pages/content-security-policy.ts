import { hash } from "node:crypto";
import { tagsToLoad } from "../../../domain/marketing/consent.ts";
import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Hashes of the page's own inline scripts, so that a finished page can be cached without a nonce (T088). */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    const { attributes = "", code = "" } = groups ?? {};
    const isData = /type="application\/(?:ld\+)?json"/.test(attributes);
    if (/\ssrc=/.test(attributes) || isData) continue;
    hashes.add(`'sha256-${hash("sha256", code, "base64")}'`);
  }
  return [...hashes];
}

interface PolicyOptions {
  scriptHashes: string[];
  /** Hosts of the tags that this storefront may load after consent. */
  tagHosts: string[];
  /** Other origins that the storefront's own images come from. */
  imageOrigins: string[];
}

export function contentSecurityPolicy({ scriptHashes, tagHosts, imageOrigins }: PolicyOptions): string {
  const tags = tagHosts.map((host) => ` https://${host}`).join("");
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(" ")}${tags}`,
    "style-src 'self'",
    `img-src ${["'self' data:", ...imageOrigins].join(" ")}${tags}`,
    "font-src 'self'",
    `connect-src 'self'${tags}`,
    tags ? `frame-src${tags}` : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types default third-party-tags",
    "report-uri /csp-report",
  ].join("; ");
}

/** Hosts that a storefront's tags load from when a visitor has agreed to all of them. */
export function tagHosts({ languages, criteoKey, klaviyoKey }: StorefrontProfile): string[] {
  const tags = languages.flatMap((language) =>
    tagsToLoad({
      settings: { ...language, criteo_key: criteoKey, klaviyo_key: klaviyoKey },
      consent: { analytics: true, marketing: true },
      routeName: "",
      signedIn: true,
    }),
  );
  return [...new Set(tags.map(({ url }) => new URL(url).host))];
}

/** A business may host its logo elsewhere (REGION-08). */
export function imageOrigins({ logoUrl }: Pick<StorefrontProfile, "logoUrl">): string[] {
  const isElsewhere = logoUrl !== null && /^https?:/i.test(logoUrl) && URL.canParse(logoUrl);
  return isElsewhere ? [new URL(logoUrl).origin] : [];
}

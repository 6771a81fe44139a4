import { escapeMarkup } from "../text/escape-markup.ts";

/** One page in all its languages. */
export interface SitemapPage {
  /** By the code that `hreflang` says, e.g. et. */
  addresses: ReadonlyMap<string, string>;
  /** When it was last changed in each language, where that is known. */
  changedAt?: ReadonlyMap<string, Date>;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The list of a storefront's sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SITEMAP_NAMESPACE}">${entries.join("")}</sitemapindex>\n`;
}

/** The pages of one language, each with the same alternates as its head: itself, the others and x-default (META-02). */
export function sitemap(pages: readonly SitemapPage[], hreflang: string): string {
  const entries = pages.flatMap(({ addresses, changedAt }) => {
    const own = addresses.get(hreflang);
    if (own === undefined) return [];
    const [first] = addresses.values();
    const alternates = [...addresses, ["x-default", first ?? own] as const];
    const links = alternates.map(
      ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`,
    );
    const changed = changedAt?.get(hreflang);
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    return `<url><loc>${escapeMarkup(own)}</loc>${lastmod}${links.join("")}</url>`;
  });
  const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${HEAD}<urlset xmlns="${SITEMAP_NAMESPACE}" ${xhtml}>${entries.join("")}</urlset>\n`;
}

/** Not crawled: calls, the purchase and pages of one customer. */
const PRIVATE_PATHS = [
  "/api/",
  "/admin",
  "/dev/",
  "/*/cart",
  "/*/checkout",
  "/*/payment",
  "/*/my-orders",
  "/*/user-account",
];

/** The robots.txt of a storefront. */
export function robotsText(appUrl: string): string {
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...rules, "", `Sitemap: ${appUrl}/sitemap.xml`, ""].join("\n");
}

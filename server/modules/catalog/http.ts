import type { FastifyInstance, FastifyReply } from "fastify";
import type { ContentKind } from "../../../domain/content/content-kinds.ts";
import { robotsText, type SitemapPage, sitemap, sitemapIndex } from "../../../domain/page/sitemap.ts";
import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import { findLanguage } from "../../../domain/storefronts/reader.ts";
import { htmlLanguage, type Language } from "../../../domain/storefronts/storefront.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { sendPlainPage } from "../../platform/http/plain-page.ts";
import { contentAddresses } from "../content/index.ts";
import type { Catalogue } from "./catalogue.ts";
import { productAddresses, productAddressPages, type SlugsByLanguage } from "./product-addresses.ts";

interface Options {
  db: Database;
  catalogue: Pick<Catalogue, "categorySlugs">;
}

/**
 * robots.txt, and sitemaps by language and kind of page. They are here because nearly all of their addresses are products
 * and categories, and no module below the catalogue can ask it; the few other pages come from the content module.
 */
export function registerCatalogRoutes(scope: FastifyInstance, { db, catalogue }: Options): void {
  scope.get("/robots.txt", (request, reply) =>
    keptForAnHour(reply).type("text/plain; charset=utf-8").send(robotsText(request.site.storefront.appUrl)),
  );

  scope.get("/sitemap.xml", async (request, reply) => {
    const { storefront } = request.site;
    const content = hasContent(storefront) ? Object.keys(CONTENT_SITEMAPS) : [];
    const names = ["pages", ...content, ...(await catalogueUrls(db, storefront))];
    const addresses = storefront.languages.flatMap(({ iso_code }) =>
      names.map((name) => `${storefront.appUrl}/sitemaps/${iso_code}/${name}.xml`),
    );
    return keptForAnHour(reply).type("application/xml; charset=utf-8").send(sitemapIndex(addresses));
  });

  scope.get<{ Params: { language: string; name: string } }>("/sitemaps/:language/:name.xml", async (request, reply) => {
    const { storefront } = request.site;
    const language = findLanguage(storefront, request.params.language);
    const pages = language && (await pagesOf(request.params.name, storefront, { db, catalogue }));
    if (!pages) return sendPlainPage(reply, 404);
    const xml = sitemap(pages, htmlLanguage(language.iso_code));
    return keptForAnHour(reply).type("application/xml; charset=utf-8").send(xml);
  });
}

const keptForAnHour = (reply: FastifyReply) => reply.header("cache-control", "public, max-age=3600");

interface ContentSitemap {
  kind: ContentKind;
  /** What the addresses begin with. */
  root: string;
}

const CONTENT_SITEMAPS: Readonly<Record<string, ContentSitemap>> = {
  articles: { kind: "article", root: "/blog" },
  faq: { kind: "question", root: "/faq" },
};

const hasContent = ({ features }: StorefrontProfile) => features.includes("content");

const hasMarketplace = ({ features }: StorefrontProfile) => features.includes("marketplace");

async function catalogueUrls(db: Database, storefront: StorefrontProfile): Promise<string[]> {
  if (!hasMarketplace(storefront)) return [];
  const pages = await productAddressPages(db, storefront.code);
  return ["categories", ...pages.map((part) => `products-${part}`)];
}

async function pagesOf(
  name: string,
  storefront: StorefrontProfile,
  { db, catalogue }: Options,
): Promise<SitemapPage[] | null> {
  if (name === "pages") return plainPages(db, storefront);
  const content = CONTENT_SITEMAPS[name];
  if (content) return hasContent(storefront) ? contentPages(db, storefront, content) : null;
  if (!hasMarketplace(storefront)) return null;
  if (name === "categories") return categoryPages(catalogue, storefront);
  const part = /^products-(\d{1,6})$/.exec(name)?.[1];
  if (part === undefined) return null;
  const products = await productAddresses(db, storefront.code, Number(part));
  return products.map((slugs) => pageAt(storefront, (language) => pathOf("/p", slugs, language)));
}

/** Pages with the same path in every language. */
async function plainPages(db: Database, storefront: StorefrontProfile): Promise<SitemapPage[]> {
  const shop = hasMarketplace(storefront) ? ["/marketplace"] : [];
  const deals = storefront.features.includes("dealzone") && hasMarketplace(storefront) ? ["/dealzone"] : [];
  const texts = await contentPages(db, storefront, { kind: "page", root: "" });
  return [...["", ...shop, ...deals].map((path) => pageAt(storefront, () => path)), ...texts];
}

/** Each text in the languages that it is written in. */
async function contentPages(db: Database, storefront: StorefrontProfile, { kind, root }: ContentSitemap) {
  const idOf = new Map(storefront.languages.map(({ id, iso_code }) => [iso_code, id]));
  const texts = await contentAddresses(db, storefront.code, kind);
  return texts.map(({ slugs, changedAt }) => {
    const slugIn = (language: Language) => slugs[idOf.get(language) ?? 0];
    return { ...pageAt(storefront, (language) => slugIn(language) && `${root}/${slugIn(language)}`), changedAt };
  });
}

function categoryPages(catalogue: Options["catalogue"], storefront: StorefrontProfile): SitemapPage[] {
  return catalogue
    .categorySlugs(storefront.categoryDocKey)
    .map((slugs) => pageAt(storefront, (language) => pathOf("/c", slugs, language)));
}

/** Untranslated texts have their English path. */
function pathOf(root: string, slugs: SlugsByLanguage, language: Language): string | undefined {
  const slug = slugs[language] ?? slugs.en;
  return slug && `${root}/${slug}`;
}

function pageAt(
  { appUrl, languages }: StorefrontProfile,
  pathIn: (language: Language) => string | undefined,
): SitemapPage {
  const addresses = languages.flatMap(({ iso_code }): [string, string][] => {
    const path = pathIn(iso_code);
    return path === undefined ? [] : [[htmlLanguage(iso_code), `${appUrl}/${iso_code}${path}`]];
  });
  return { addresses: new Map(addresses) };
}

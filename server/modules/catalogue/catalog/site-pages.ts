import type { ContentKind } from "#domain/content/content/content-kinds.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { type Feature, htmlLanguage, type Language } from "#domain/operations/storefronts/storefront.ts";
import type { SitemapPage } from "#domain/shared/page/sitemap.ts";
import { contentAddresses } from "#modules/content/content/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Catalogue } from "./catalogue.ts";
import {
  changedProductAddresses,
  productAddresses,
  productAddressPages,
  type SlugsByLanguage,
} from "./products/product-addresses.ts";

interface SiteDeps {
  db: Database;
  catalogue: Pick<Catalogue, "categorySlugs">;
}

interface ContentSitemap {
  kind: ContentKind;
  /** The first segment of the addresses. */
  root: string;
}

const CONTENT_SITEMAPS: Readonly<Record<string, ContentSitemap>> = {
  articles: { kind: "article", root: "/blog" },
  faq: { kind: "question", root: "/faq" },
};

/** Pages of the program with the same path in every language, and the features that a storefront needs for them. */
const PLAIN_PAGES: readonly { path: string; needs: readonly Feature[] }[] = [
  { path: "", needs: [] },
  { path: "/marketplace", needs: ["marketplace"] },
  { path: "/dealzone", needs: ["marketplace", "dealzone"] },
  { path: "/contacts", needs: [] },
  { path: "/calculate", needs: ["forwarding"] },
  { path: "/order-form", needs: ["quotes"] },
  { path: "/pro", needs: ["pro"] },
  { path: "/tracking", needs: ["tracking"] },
];

const hasContent = ({ features }: StorefrontProfile) => features.includes("content");

const hasMarketplace = ({ features }: StorefrontProfile) => features.includes("marketplace");

/** The names of a storefront's sitemaps. */
export async function sitemapNames(db: Database, storefront: StorefrontProfile): Promise<string[]> {
  const content = hasContent(storefront) ? Object.keys(CONTENT_SITEMAPS) : [];
  return ["pages", ...content, ...(await catalogueUrls(db, storefront))];
}

async function catalogueUrls(db: Database, storefront: StorefrontProfile): Promise<string[]> {
  if (!hasMarketplace(storefront)) return [];
  const pages = await productAddressPages(db, storefront.code);
  return ["categories", ...pages.map((part) => `products-${part}`)];
}

/** The pages of one sitemap; null where there is none of this name. */
export async function pagesOf(
  name: string,
  storefront: StorefrontProfile,
  { db, catalogue }: SiteDeps,
): Promise<SitemapPage[] | null> {
  if (name === "pages") return plainPages(db, storefront);
  const content = CONTENT_SITEMAPS[name];
  if (content) return hasContent(storefront) ? contentPages(db, storefront, content) : null;
  if (!hasMarketplace(storefront)) return null;
  if (name === "categories") return categoryPages(catalogue, storefront);
  const part = /^products-(\d{1,6})$/.exec(name)?.[1];
  if (part === undefined) return null;
  const products = await productAddresses(db, storefront.code, Number(part));
  return products.map((slugs) => productPage(storefront, slugs));
}

const productPage = (storefront: StorefrontProfile, slugs: SlugsByLanguage) =>
  pageAt(storefront, (language) => pathOf("/p", slugs, language));

/** The addresses of texts and products that have changed since a moment, in every language. */
export async function changedAddresses(db: Database, storefront: StorefrontProfile, since: Date): Promise<string[]> {
  const contents = [{ kind: "page", root: "" } as const, ...Object.values(CONTENT_SITEMAPS)];
  const texts = hasContent(storefront)
    ? (await Promise.all(contents.map((content) => contentPages(db, storefront, content)))).flat()
    : [];
  const ofTexts = texts.flatMap(({ addresses, changedAt }) =>
    [...addresses].flatMap(([hreflang, address]) => ((changedAt.get(hreflang) ?? since) > since ? [address] : [])),
  );
  const products = hasMarketplace(storefront) ? await changedProductAddresses(db, storefront.code, since) : [];
  return [...ofTexts, ...products.flatMap((slugs) => [...productPage(storefront, slugs).addresses.values()])];
}

/** Pages with the same path in every language. */
async function plainPages(db: Database, storefront: StorefrontProfile): Promise<SitemapPage[]> {
  const texts = await contentPages(db, storefront, { kind: "page", root: "" });
  const plain = PLAIN_PAGES.filter(({ needs }) => needs.every((feature) => storefront.features.includes(feature)));
  const lists = hasContent(storefront) ? await listPages(db, storefront) : [];
  return [...plain.map(({ path }) => pageAt(storefront, () => path)), ...lists, ...texts];
}

/** The lists of articles and questions, in the languages that have any. */
async function listPages(db: Database, storefront: StorefrontProfile): Promise<SitemapPage[]> {
  const lists = await Promise.all(
    Object.values(CONTENT_SITEMAPS).map(async ({ kind, root }) => {
      const texts = await contentAddresses(db, storefront.code, kind);
      const idOf = new Map(storefront.languages.map(({ id, iso_code }) => [iso_code, id]));
      const hasAny = (language: Language) => texts.some(({ slugs }) => slugs[idOf.get(language) ?? 0] !== undefined);
      return pageAt(storefront, (language) => (hasAny(language) ? root : undefined));
    }),
  );
  return lists.filter(({ addresses }) => addresses.size > 0);
}

/** Each text in the languages that it is written in. */
async function contentPages(db: Database, storefront: StorefrontProfile, { kind, root }: ContentSitemap) {
  const idOf = new Map(storefront.languages.map(({ id, iso_code }) => [iso_code, id]));
  const texts = await contentAddresses(db, storefront.code, kind);
  return texts.map(({ slugs, changedAt }) => {
    const slugIn = (language: Language) => slugs[idOf.get(language) ?? 0];
    const changed = storefront.languages.flatMap(({ id, iso_code }): [string, Date][] =>
      changedAt[id] ? [[htmlLanguage(iso_code), changedAt[id]]] : [],
    );
    const page = pageAt(storefront, (language) => slugIn(language) && `${root}/${slugIn(language)}`);
    return { ...page, changedAt: new Map(changed) };
  });
}

function categoryPages(catalogue: SiteDeps["catalogue"], storefront: StorefrontProfile): SitemapPage[] {
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

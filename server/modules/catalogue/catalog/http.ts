import type { FastifyInstance, FastifyReply } from "fastify";
import { findLanguage } from "#domain/operations/storefronts/reader.ts";
import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { robotsText, sitemap, sitemapIndex } from "#domain/shared/page/sitemap.ts";
import type { Database } from "#platform/database/open-database.ts";
import { sendPlainPage } from "#platform/http/plain-page.ts";
import type { Catalogue } from "./catalogue.ts";
import { pagesOf, sitemapNames } from "./site-pages.ts";

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
    const names = await sitemapNames(db, storefront);
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

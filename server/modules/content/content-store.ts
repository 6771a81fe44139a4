import { and, eq, inArray } from "drizzle-orm";
import type { RouteRule } from "../../../domain/access/route-rules.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { contentPages, routeRules } from "./tables.ts";

type PageRow = typeof contentPages.$inferSelect;

export async function findPages(
  db: Database,
  storefrontCode: string,
  slug: string,
  languageIds: number[],
): Promise<PageRow[]> {
  return db
    .select()
    .from(contentPages)
    .where(
      and(
        eq(contentPages.storefrontCode, storefrontCode),
        eq(contentPages.slug, slug),
        inArray(contentPages.languageId, languageIds),
      ),
    );
}

export async function findRules(db: Database, storefrontCode: string, paths: string[]): Promise<RouteRule[]> {
  return db
    .select({ path: routeRules.path, target: routeRules.target, status: routeRules.status })
    .from(routeRules)
    .where(and(eq(routeRules.storefrontCode, storefrontCode), inArray(routeRules.path, paths)));
}

/** The content pages that a storefront has, in whatever language. */
export async function contentPageSlugs(db: Database, storefrontCode: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ slug: contentPages.slug })
    .from(contentPages)
    .where(eq(contentPages.storefrontCode, storefrontCode))
    .orderBy(contentPages.slug);
  return rows.map(({ slug }) => slug);
}

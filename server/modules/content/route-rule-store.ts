import { and, eq, inArray } from "drizzle-orm";
import type { RouteRule } from "../../../domain/access/route-rules.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { routeRules } from "./tables.ts";

export async function findRules(db: Database, storefrontCode: string, paths: string[]): Promise<RouteRule[]> {
  return db
    .select({ path: routeRules.path, target: routeRules.target, status: routeRules.status })
    .from(routeRules)
    .where(and(eq(routeRules.storefrontCode, storefrontCode), inArray(routeRules.path, paths)));
}

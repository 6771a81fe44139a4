import { type RouteRule, rulePath } from "#domain/content/redirects/route-rule.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { readLocale } from "#domain/shared/locale/locale-path.ts";
import { type CachingDeps, cacheInMemory } from "#platform/database/cached-in-memory.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type RuleRow, routeRules } from "./tables.ts";

export interface KnownRule extends RouteRule {
  id: number;
}

export type RulesOf = (storefrontCode: string) => readonly KnownRule[];

/** In memory, because every address without a page asks; a change is known everywhere at once. */
export async function rulesInMemory(deps: CachingDeps & { db: Database }): Promise<RulesOf> {
  const rules = await cacheInMemory(deps, {
    tag: "route-rules",
    async load() {
      const rows = Map.groupBy(await deps.db.select().from(routeRules), ({ storefrontCode }) => storefrontCode);
      return new Map([...rows].map(([storefront, own]) => [storefront, own.map(known)]));
    },
  });
  return (storefrontCode) => rules().get(storefrontCode) ?? [];
}

/** A row that was written by hand may have its language in front of its path. */
const known = ({ id, path, language, target, status, startsAt, endsAt }: RuleRow): KnownRule => ({
  id,
  path: rulePath(path),
  language: language ?? readLocale(path, LANGUAGES),
  target,
  status,
  startsAt,
  endsAt,
});

import { DAY_MS } from "#domain/shared/time/durations.ts";
import { missedPaths, routeRules } from "#modules/content/redirects/tables.ts";
import type { Database } from "#platform/database/open-database.ts";

/** Rules of every kind, and addresses that old links still lead to. */
export async function seedRouteRules(db: Database, today: Date): Promise<void> {
  const inDays = (days: number) => new Date(Math.floor(today.getTime() / DAY_MS + days) * DAY_MS);
  const rule = { storefrontCode: "lt", status: 301 } as const;
  await db
    .insert(routeRules)
    .values([
      { ...rule, path: "/help", target: "/faq" },
      { ...rule, path: "/news/*", target: "/blog/*" },
      { ...rule, path: "/juodasis-penktadienis", target: "/dealzone", status: 302, endsAt: inDays(30) },
      { ...rule, path: "/apie", target: "/about-us", language: "lt" },
      { ...rule, path: "/lottery", target: null, status: 410 },
    ])
    .onConflictDoNothing();
  const day = inDays(-1).toISOString().slice(0, 10);
  const missed = { storefrontCode: "lt", day };
  await db
    .insert(missedPaths)
    .values([
      { ...missed, path: "/gift-cards", referringHost: "forum.example", count: 41 },
      { ...missed, path: "/gift-cards", referringHost: "", count: 12 },
      { ...missed, path: "/sizes.pdf", referringHost: "", count: 7 },
    ])
    .onConflictDoNothing();
}

import type { HostMatch, StorefrontProfile, StorefrontTexts } from "#domain/operations/storefronts/profile.ts";
import type { Database } from "#platform/database/open-database.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { type HostRow, loadHosts, loadStorefronts } from "./storefront-store.ts";

export interface StorefrontDirectory {
  find(host: string): HostMatch | null;
  all(): StorefrontProfile[];
  reload(): Promise<void>;
}

/**
 * All storefronts and hosts, kept in memory: every request asks for them, and they must be known while the database
 * is away. An unknown host gets the fallback storefront, when one is named, else none (REGION-01).
 */
export async function createStorefrontDirectory(
  db: Database,
  fallbackCode?: string,
  loadTexts: () => Promise<(storefrontCode: string) => StorefrontTexts> = noTexts,
): Promise<StorefrontDirectory> {
  let storefronts: StorefrontProfile[] = [];
  let hosts = new Map<string, HostMatch>();
  let fallback: HostMatch | null = null;

  async function reload(): Promise<void> {
    const [loaded, hostRows, textsOf] = await Promise.all([loadStorefronts(db), loadHosts(db), loadTexts()]);
    const rows = loaded.map((storefront) => ({ ...storefront, texts: textsOf(storefront.code) }));
    const byCode = new Map(rows.map((row) => [row.code, row]));
    storefronts = rows;
    hosts = matchHosts(byCode, hostRows);
    const chosen = fallbackCode === undefined ? undefined : byCode.get(fallbackCode);
    fallback = chosen ? { storefront: chosen, hostDefaultLanguage: chosen.defaultLanguageIso } : null;
  }

  await reload();
  if (fallbackCode !== undefined && !fallback) throw unknownFallback(fallbackCode, storefronts);
  return { find: (host) => hosts.get(host) ?? fallback, all: () => storefronts, reload };
}

const noTexts = async () => () => ({ version: "", messages: {} });

function unknownFallback(code: string, storefronts: readonly StorefrontProfile[]): OperatorError {
  const known = storefronts.map((storefront) => storefront.code).join(", ");
  return new OperatorError(
    `FALLBACK_STOREFRONT names the storefront ${code}, which does not exist. There are: ${known || "none yet"}.`,
  );
}

function matchHosts(byCode: Map<string, StorefrontProfile>, rows: HostRow[]): Map<string, HostMatch> {
  const hosts = new Map<string, HostMatch>();
  for (const { host, storefrontCode, defaultLanguage } of rows) {
    const storefront = byCode.get(storefrontCode);
    if (!storefront) continue;
    hosts.set(host, { storefront, hostDefaultLanguage: defaultLanguage ?? storefront.defaultLanguageIso });
  }
  return hosts;
}

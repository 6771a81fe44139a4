import { quoteShops } from "#modules/forwarding/quotes/tables.ts";
import type { Database } from "#platform/database/open-database.ts";

type Shop = readonly [host: string, name: string, country: string, kind: string, days: readonly [number, number]];

const SHOPS: readonly Shop[] = [
  ["alderandco.example", "Alder & Co", "US", "footwear", [2, 4]],
  ["tindra.example", "Tindra", "GB", "watches", [2, 3]],
  ["stridewear.example", "Stridewear", "US", "footwear", [3, 5]],
  ["northloom.example", "North Loom", "GB", "fashion", [2, 4]],
  ["pixelharbor.example", "Pixel Harbor", "US", "electronics", [2, 5]],
  ["soundfold.example", "Soundfold", "US", "electronics", [3, 6]],
  ["glowlab.example", "Glow Lab", "US", "beauty", [3, 5]],
  ["lotusbay.example", "Lotus Bay", "CN", "home", [4, 8]],
  ["jadeworks.example", "Jade Works", "CN", "electronics", [3, 7]],
  ["ridgeline.example", "Ridgeline Sports", "GB", "sport", [2, 4]],
  ["wovenhouse.example", "Woven House", "GB", "home", [3, 5]],
  ["silkroadmode.example", "Silk Road Mode", "CN", "fashion", [4, 9]],
];

export async function seedDemoShops(tx: Database): Promise<void> {
  const rows = SHOPS.map(([host, name, countryCode, kind, [minDays, maxDays]]) => ({
    host,
    name,
    countryCode,
    kind,
    minDays,
    maxDays,
  }));
  await tx.insert(quoteShops).values(rows).onConflictDoNothing();
}

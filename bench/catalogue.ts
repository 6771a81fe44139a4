import { parseArgs } from "node:util";
import { Client } from "pg";
import { seedCatalogue } from "../demo/catalogue/seed-catalogue.ts";
import { seedStorefronts } from "../demo/seed-demo.ts";
import { migrate } from "../server/platform/database/migrate.ts";
import { openDatabase } from "../server/platform/database/open-database.ts";

/*
 * A large shop to measure on: the demo's own generator, run for longer.
 * `node bench/catalogue.ts --products 1000000 --database postgres://…` fills an empty database; memory stays the same
 * however many products there are. There are no pictures and no price histories, and by default one storefront sells.
 */
const { values: options } = parseArgs({
  options: {
    products: { type: "string", default: "100000" },
    database: { type: "string" },
    storefronts: { type: "string", default: "lt" },
  },
});
if (!options.database) throw new Error("Say which database to fill: --database postgres://…");
const products = Number(options.products);
const PORT = 3000;
const PROGRESS_STEP = 50_000;

async function prepare(url: string): Promise<void> {
  await migrate(url);
  const database = openDatabase(url, { poolSize: 1, onIdleError: console.warn });
  await seedStorefronts(database.db, PORT);
  await database.close();
}

await prepare(options.database);
const startedAt = performance.now();
const seconds = () => ((performance.now() - startedAt) / 1_000).toFixed(1);
const client = new Client({ connectionString: options.database });
await client.connect();
try {
  await seedCatalogue(client, {
    products,
    today: new Date(),
    storefronts: options.storefronts.split(","),
    withPictures: false,
    withPriceHistory: false,
    onProgress: (count) => count % PROGRESS_STEP === 0 && console.log(`${count} products after ${seconds()} s`),
  });
  const memory = Math.round(process.resourceUsage().maxRSS / 1_024);
  console.log(`${products} products in ${seconds()} s, at most ${memory} MB resident`);
} finally {
  await client.end();
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { seedCatalogue } from "../demo/catalogue/seed-catalogue.ts";
import { seedStorefronts } from "../demo/seed-demo.ts";
import { startEmbeddedPostgres } from "../server/platform/database/embedded/embedded-postgres.ts";
import { migrate } from "../server/platform/database/migrate.ts";
import { openDatabase } from "../server/platform/database/open-database.ts";
import { makeDataDir, removeDataDir, silent } from "../testing/throw-away-data.ts";

/*
 * All feeds of one storefront, language and currency: `npm run bench:feeds -- --products 100000`. The catalogue is filled by
 * this process; a second one, which does nothing else, makes the feeds and is measured.
 */
const { values: options } = parseArgs({ options: { products: { type: "string", default: "100000" } } });
const PORT = 3000;

async function fill(url: string): Promise<void> {
  await migrate(url);
  const database = openDatabase(url, { poolSize: 1, onIdleError: console.warn });
  await seedStorefronts(database.db, PORT);
  await database.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  const products = Number(options.products);
  await seedCatalogue(client, { products, today: new Date(), storefronts: ["lt"], withPriceHistory: false });
  await client.query("vacuum analyze");
  await client.end();
}

const workDir = makeDataDir();
const postgres = await startEmbeddedPostgres({ dataDir: workDir, durable: false, log: silent });
try {
  await fill(postgres.url);
  const args = [join(import.meta.dirname, "make-feeds.ts"), postgres.url, join(workDir, "feeds")];
  const [code] = await once(spawn(process.execPath, args, { stdio: "inherit" }), "exit");
  process.exitCode = code as number;
} finally {
  await postgres.stop();
  removeDataDir(workDir);
}

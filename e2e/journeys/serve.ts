import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { seedDemo } from "#demo/seed-demo.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded/embedded-postgres.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { addShoe, SHOE } from "#testing/catalogue/shoe.ts";
import occupyDefaultPorts from "#testing/occupy-default-ports.ts";
import { makeDatabaseDir, removeDataDir } from "#testing/throw-away-data.ts";
import { PORT } from "./port.ts";
import { DATABASE_URL_FILE, TAGGED_HOST } from "./sites.ts";

const TAGGED = { code: "tags", position: 9, criteo_key: "9001", klaviyo_key: "Klv01" };

/** The demo, a product that the journeys know, and a ninth storefront with vendors, which the demo's own lack. */
async function prepare(url: string): Promise<void> {
  await migrate(url);
  const { db, close } = openDatabase(url, { poolSize: 1, onIdleError: console.warn });
  await seedDemo(db, PORT);
  await addShoe(db);
  await db.execute(sql`
    insert into storefronts select (jsonb_populate_record(s, ${JSON.stringify(TAGGED)}::jsonb)).*
      from storefronts s where code = 'lt'`);
  await db.execute(sql`insert into storefront_hosts values (${TAGGED_HOST}, 'tags', null)`);
  await db.execute(sql`
    insert into storefront_currencies
      select 'tags', currency_id, position from storefront_currencies where storefront_code = 'lt'`);
  await db.execute(sql`
    insert into storefront_languages (storefront_code, language_id, position, gtm_id, pixel_id, live_agent_id)
      select 'tags', language_id, position, 'GTM-TEST1', '1000001,1000002', 'nederpak/b1' from storefront_languages
      where storefront_code = 'lt'`);
  await db.execute(sql`
    insert into storefront_products select 'tags', id from products where sku = ${SHOE.sku}`);
  await db.execute(sql`
    insert into prices select variant_id, 'tags', currency_id, amount, regular_amount, prior_amount from prices
      where storefront_code = 'lt' and variant_id in (select id from product_variants where sku like ${`${SHOE.sku}-%`})`);
  // All five languages in one storefront: the demo's own have no Russian.
  await db.execute(sql`insert into storefront_languages (storefront_code, language_id, position) values ('wl', 5, 5)`);
  await close();
}

/** Serves the built product on a database that is thrown away afterwards. */
await occupyDefaultPorts();
const dataDir = makeDatabaseDir();
const log = { info: () => {}, warn: console.warn };
const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false });
await prepare(postgres.url);
mkdirSync(path.dirname(DATABASE_URL_FILE), { recursive: true });
writeFileSync(DATABASE_URL_FILE, postgres.url, { mode: 0o600 });
const server = spawn(process.execPath, ["--import", "./testing/compare-answers.ts", "server/main.ts"], {
  env: {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(PORT),
    DATABASE_URL: postgres.url,
    DEMO: "1",
    LOG_LEVEL: "warn",
    // All journeys come from one address.
    LIMITS: "off",
    // Orders of the demo stay as they were seeded.
    PARCEL_STEP_SECONDS: "0",
    // A journey answers for the real hosts of vendors.
    VENDOR_SINK: "0",
  },
  stdio: "inherit",
});
server.on("exit", async (code) => {
  rmSync(DATABASE_URL_FILE, { force: true });
  await postgres.stop();
  removeDataDir(dataDir);
  process.exit(code ?? 0);
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => server.kill(signal));

import { Client } from "pg";
import { type CatalogueOptions, seedCatalogue } from "../demo/catalog/seed-catalogue.ts";
import { seedStorefronts } from "../demo/seed-demo.ts";
import { migrate } from "../server/platform/database/migrate.ts";
import { openDatabase } from "../server/platform/database/open-database.ts";

const PORT = 3000;

/**
 * A large shop to measure on: the demo's own generator, run for longer, in an empty database. Memory stays the same however
 * many products there are. There are no price histories, and one storefront sells.
 */
export async function fillCatalogue(url: string, options: Pick<CatalogueOptions, "products" | "withPictures">) {
  await migrate(url);
  const database = openDatabase(url, { poolSize: 1, onIdleError: console.warn });
  await seedStorefronts(database.db, PORT);
  await database.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await seedCatalogue(client, { ...options, today: new Date(), storefronts: ["lt"], withPriceHistory: false });
  await client.query("vacuum analyze");
  await client.end();
}

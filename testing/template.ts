import { seedDemo } from "#demo/seed-demo.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";

/** In the demo's addresses, whichever port a test listens on. */
const TEMPLATE_PORT = 3000;
/** Some of every kind; few, so that a copy is quick. */
const TEMPLATE_PRODUCTS = 240;

/** Prepares the template of all test databases, once per run. */
const preparations: readonly ((url: string) => Promise<unknown>)[] = [migrate, seed];

export async function prepareTemplate(url: string): Promise<void> {
  for (const prepare of preparations) await prepare(url);
}

async function seed(url: string): Promise<void> {
  const database = openDatabase(url, { poolSize: 2, onIdleError: () => undefined });
  try {
    await seedDemo(database.db, TEMPLATE_PORT, { products: TEMPLATE_PRODUCTS });
  } finally {
    await database.close();
  }
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "../server/platform/database/embedded/embedded-postgres.ts";
import { makeDataDir, removeDataDir, silent } from "../testing/throw-away-data.ts";
import { memoryLimits } from "../tools/server-flags.mjs";
import { fillCatalogue } from "./fill-catalogue.ts";

/*
 * All feeds of one storefront, language and currency: `npm run bench:feeds -- --products 100000`. The catalogue is filled by
 * this process; a second one, with the memory limits of the shop's server, makes the feeds and is measured.
 */
const { values: options } = parseArgs({ options: { products: { type: "string", default: "100000" } } });

const workDir = makeDataDir();
const postgres = await startEmbeddedPostgres({ dataDir: workDir, durable: false, log: silent });
try {
  await fillCatalogue(postgres.url, { products: Number(options.products), withPictures: true });
  const { flags, env } = memoryLimits(process.env);
  const args = [...flags, join(import.meta.dirname, "make-feeds.ts"), postgres.url, join(workDir, "feeds")];
  const [code] = await once(
    spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } }),
    "exit",
  );
  process.exitCode = code as number;
} finally {
  await postgres.stop();
  removeDataDir(workDir);
}

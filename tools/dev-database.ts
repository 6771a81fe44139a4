import path from "node:path";
import { readConfig } from "#platform/config.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded/embedded-postgres.ts";

/** Keeps the embedded PostgreSQL running while the shop, which shares it, is restarted. */
const { dataDir } = readConfig(process.env, path.join(import.meta.dirname, ".."));
const log = { info: () => {}, warn: (problem: string | Error) => console.warn(problem) };
const postgres = await startEmbeddedPostgres({ dataDir, log });
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
  process.once(signal, () => void postgres.stop().then(() => process.exit(0)));

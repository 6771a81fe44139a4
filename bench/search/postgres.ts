import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "pg";
import { connect } from "../../server/platform/database/connect.ts";
import { startEmbeddedPostgres } from "../../server/platform/database/embedded/embedded-postgres.ts";
import type { SearchDocument } from "../../server/platform/search/search-engine.ts";
import { fold } from "../../server/platform/search/text/fold.ts";
import { stem } from "../../server/platform/search/text/stem.ts";
import { chunksOf } from "../../server/platform/search/text/tokenize.ts";
import { documents, FIELDS } from "./generate.ts";

/**
 * PostgreSQL at its best for this one question: a table of the one storefront, language and currency that is asked for,
 * small numbers instead of names, a column for each field, every category level indexed together with the order of the
 * page, full text by GIN. The words are the stems that our engine makes, so that both look for the same.
 */
const SCHEMA = `
  create unlogged table product (
    id int, brand text, cat1 smallint, cat2 smallint, cat3 smallint, flags smallint[],
    ${FIELDS.map((_, index) => `f${index + 1} ${index === 1 ? "smallint[]" : "smallint"}`).join(", ")},
    price bigint, ratio int, arrived bigint, words tsvector
  )`;

const INDEXES = [
  "alter table product add primary key (id)",
  "create index on product (arrived desc)",
  "create index on product (cat1, arrived desc)",
  "create index on product (cat2, arrived desc)",
  "create index on product (cat3, arrived desc)",
  "create index on product (brand)",
  "create index on product using gin (words)",
  "vacuum analyze product",
];

export interface BenchPostgres {
  readonly client: Client;
  readonly buildSeconds: number;
  readonly bytes: number;
  stop(): Promise<void>;
}

export const stems = (text: string) =>
  chunksOf(text)
    .flat()
    .map((word) => stem(fold(word), "en"));

function row(document: SearchDocument): string | null {
  const listing = document.listings.find(({ storefront }) => storefront === "lt");
  if (!listing) return null;
  const { name = "", keywords = "" } = document.texts.en ?? {};
  const words = new Set([...stems(document.brand), ...stems(name), ...stems(keywords)]);
  const fields = document.fields.map(({ terms }, index) => (index === 1 ? `{${terms.join(",")}}` : terms[0]));
  return [
    document.id,
    document.brand,
    ...document.categoryIds,
    `{${document.flagIds.join(",")}}`,
    ...fields,
    listing.prices.EUR,
    Math.round((listing.discountRatio ?? 1) * 10_000),
    document.arrivedAt,
    [...words].map((word) => `'${word}'`).join(" "),
  ].join("\t");
}

/** COPY from a file that the server reads itself; the time to write that file is not PostgreSQL's. */
function writeRows(file: string, products: number): void {
  const handle = openSync(file, "w", 0o644);
  for (const batch of documents({ products })) {
    const rows = batch.map(row).filter((line) => line !== null);
    writeSync(handle, rows.map((line) => `${line}\n`).join(""));
  }
  closeSync(handle);
}

export async function startBenchPostgres(products: number): Promise<BenchPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "crossdock-bench-"));
  chmodSync(folder, 0o755);
  const silent = { info: () => undefined, warn: () => undefined };
  const server = await startEmbeddedPostgres({ dataDir: join(folder, "data"), log: silent, durable: false });
  const client = await connect(server.url);
  const file = join(folder, "products.tsv");
  writeRows(file, products);
  const startedAt = performance.now();
  // More memory for sorting and hashing than the shop gives it, both cores, and no time lost on compiling queries.
  await client.query("set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set jit = off");
  await client.query("set max_parallel_workers_per_gather = 2");
  await client.query(SCHEMA);
  await client.query(`copy product from '${file}'`);
  for (const statement of INDEXES) await client.query(statement);
  const buildSeconds = (performance.now() - startedAt) / 1_000;
  rmSync(file);
  const size = await client.query<{ bytes: string }>("select pg_total_relation_size('product') as bytes");
  return {
    client,
    buildSeconds,
    bytes: Number(size.rows[0]?.bytes),
    stop: async () => {
      await client.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

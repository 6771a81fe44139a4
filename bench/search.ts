import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ColumnarEngine } from "../server/platform/search/columnar/columnar-engine.ts";
import type { EmbeddedSearchEngine, SearchEngine, SearchQuery } from "../server/platform/search/search-engine.ts";
import { startSearchWorker } from "../server/platform/search/search-worker.ts";
import { reportFigures } from "./figures.ts";
import { answerOf, difference } from "./search/answers.ts";
import { benchDocument, documents } from "./search/generate.ts";
import { measureOrama } from "./search/measure-orama.ts";
import { startBenchPostgres } from "./search/postgres.ts";
import { postgresSearch } from "./search/postgres-search.ts";
import { BENCH_QUERIES, type BenchQuery } from "./search/queries.ts";
import { measure, percentile, type Timings, table } from "./search/timings.ts";

/*
 * Our engine beside PostgreSQL and Orama on the same products and the same questions, each answered with its first page
 * of 48 and the counts of all facets: `npm run bench:search -- --products 1000000`; `--no-postgres` and `--no-orama` leave
 * one out. The method and the last figures are in README.md.
 */
const { values: options } = parseArgs({
  options: {
    products: { type: "string", default: "100000" },
    rounds: { type: "string", default: "20" },
    "postgres-rounds": { type: "string", default: "3" },
    postgres: { type: "boolean", default: true },
    "orama-rounds": { type: "string", default: "2" },
    orama: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const products = Number(options.products);
const rounds = Number(options.rounds);
const folder = mkdtempSync(join(tmpdir(), "crossdock-bench-"));
const snapshot = join(folder, "snapshot");

/** One round is not enough for all code to be optimised. */
const WARM_UPS = 5;
const HISTOGRAM_BUCKETS = 24;

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function build(engine: EmbeddedSearchEngine): Promise<void> {
  const cpu = process.cpuUsage();
  const built = await timed(() => engine.rebuild({ products }));
  const { user } = process.cpuUsage(cpu);
  const peak = process.resourceUsage().maxRSS * 1_024;
  console.log(
    `built in ${seconds(built)} (${seconds(user / 1_000)} of processor time), at most ${megabytes(peak)} resident`,
  );
  console.log(`snapshot written in ${seconds(await timed(() => engine.snapshot(snapshot, "")))}`);
}

/** Changed products, one at a time, as from the shop's feed. */
async function measureUpdates(engine: SearchEngine): Promise<void> {
  const taken: number[] = [];
  for (let number = 0; number < 300; number++) {
    const document = benchDocument(1 + ((number * 7_919) % products));
    taken.push(await timed(() => engine.upsert([document])));
  }
  const [median, late] = [percentile(taken, 0.5), percentile(taken, 0.95)];
  console.log(`one product updated in ${median.toFixed(2)} ms (p50), ${late.toFixed(2)} ms (p95)`);
}

/** The root's answer is kept until the index changes: what it takes right after a change. */
async function measureRootAfterChanges(engine: SearchEngine): Promise<void> {
  const root = BENCH_QUERIES.find(({ kind }) => kind === "unfiltered root");
  const taken: number[] = [];
  for (let number = 1; number <= 20; number++) {
    await engine.upsert([benchDocument(number)]);
    taken.push(
      await timed(() => engine.search({ ...root?.query, histogramBuckets: HISTOGRAM_BUCKETS } as SearchQuery)),
    );
  }
  const [median, late] = [percentile(taken, 0.5), percentile(taken, 0.95)];
  console.log(`unfiltered root right after a change: ${median.toFixed(1)} ms (p50), ${late.toFixed(1)} ms (p95)`);
}

async function measureOurs(): Promise<{ engine: ColumnarEngine; timings: Timings }> {
  // Built by one engine and used by another, so that garbage of the build is in no figure.
  await build(new ColumnarEngine(documents));
  const engine = new ColumnarEngine();
  console.log(`restored in ${seconds(await timed(() => engine.restore(snapshot)))}`);
  const ask = ({ query }: BenchQuery) => engine.search({ ...query, histogramBuckets: HISTOGRAM_BUCKETS });
  const timings = await measure({ rounds, warmUps: WARM_UPS }, ask);
  console.log(`memory of the index ${megabytes((await engine.stats()).memoryBytes)}`);
  return { engine, timings };
}

async function measureWorker(): Promise<Timings> {
  const worker = startSearchWorker();
  await worker.restore(snapshot);
  const ask = ({ query }: BenchQuery) => worker.search({ ...query, histogramBuckets: HISTOGRAM_BUCKETS });
  const timings = await measure({ rounds, warmUps: WARM_UPS }, ask);
  await worker.close();
  return timings;
}

async function measurePostgres(engine: SearchEngine): Promise<Timings> {
  const postgres = await startBenchPostgres(products);
  try {
    console.log(`PostgreSQL loaded and indexed in ${postgres.buildSeconds.toFixed(1)} s, ${megabytes(postgres.bytes)}`);
    for (const { kind, query } of BENCH_QUERIES) {
      const differs = difference(answerOf(await engine.search(query)), await postgresSearch(postgres.client, query));
      if (differs !== null) throw new Error(`${kind} ${JSON.stringify(query)}: ${differs}`);
    }
    console.log(`all ${BENCH_QUERIES.length} answers are the same in both`);
    const postgresRounds = Number(options["postgres-rounds"]);
    return await measure({ rounds: postgresRounds }, ({ query }) => postgresSearch(postgres.client, query));
  } finally {
    await postgres.stop();
  }
}

async function measureOramaBeside(engine: SearchEngine): Promise<Timings> {
  const { report, timings, differences } = await measureOrama(engine, products, Number(options["orama-rounds"]));
  console.log(
    `Orama built in ${report.buildSeconds.toFixed(1)} s, at most ${megabytes(report.residentBytes)} resident`,
  );
  console.log(`${BENCH_QUERIES.length - differences.length} of ${BENCH_QUERIES.length} answers are the same in Orama`);
  for (const line of differences) console.log(`  other: ${line}`);
  return timings;
}

try {
  console.log(`${products} products; ${cpus().length} × ${cpus()[0]?.model}; load before ${loadavg()[0]?.toFixed(1)}`);
  const { engine, timings } = await measureOurs();
  const engines = new Map([["ours", timings]]);
  engines.set("ours in its worker", await measureWorker());
  if (options.postgres) engines.set("PostgreSQL", await measurePostgres(engine));
  if (options.orama) engines.set("Orama", await measureOramaBeside(engine));
  await measureUpdates(engine);
  await measureRootAfterChanges(engine);
  for (const [kind, taken] of engines.get("ours in its worker") ?? [])
    reportFigures({ [`${kind}, p50`]: percentile(taken, 0.5), [`${kind}, p95`]: percentile(taken, 0.95) });
  console.log(`load after ${loadavg()[0]?.toFixed(1)}\n\n${table(engines)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

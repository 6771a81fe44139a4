import { oramaSearch, startOrama } from "./orama.ts";
import { BENCH_QUERIES } from "./queries.ts";
import { measure } from "./timings.ts";

/** The message of Orama's process to its parent. Times are measured inside, without communication. */
export interface OramaReport {
  readonly buildSeconds: number;
  readonly residentBytes: number;
  readonly answers: readonly {
    readonly total: number;
    readonly ids: readonly number[];
    readonly counts: readonly [string, number][];
  }[];
  readonly timings: readonly [string, readonly number[]][];
}

const [products, rounds] = process.argv.slice(2).map(Number);
const startedAt = performance.now();
const orama = await startOrama(products ?? 0);
const buildSeconds = (performance.now() - startedAt) / 1_000;
const answers: OramaReport["answers"][number][] = [];
for (const { query } of BENCH_QUERIES) {
  const { total, ids, counts } = await oramaSearch(orama, query);
  answers.push({ total, ids, counts: [...counts] });
}
const timings = await measure({ rounds: rounds ?? 1, warmUps: 0 }, ({ query }) => oramaSearch(orama, query));
const residentBytes = process.resourceUsage().maxRSS * 1_024;
const report: OramaReport = { buildSeconds, residentBytes, answers, timings: [...timings] };
process.send?.(report, () => process.disconnect());

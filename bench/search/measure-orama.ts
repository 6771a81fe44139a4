import { fork } from "node:child_process";
import { once } from "node:events";
import type { SearchEngine } from "../../server/platform/search/search-engine.ts";
import { type Answer, answerOf, difference } from "./answers.ts";
import type { OramaReport } from "./orama-process.ts";
import { BENCH_QUERIES, type BenchQuery } from "./queries.ts";
import type { Timings } from "./timings.ts";

/** A million products as objects do not fit into the heap that Node takes by default. */
const HEAP = "--max-old-space-size=14000";

export interface OramaMeasurement {
  readonly report: OramaReport;
  readonly timings: Timings;
  /** Questions that Orama answers otherwise, and in what. */
  readonly differences: readonly string[];
}

/** Orama in a process of its own, its answers compared with ours: totals, order and counts. */
export async function measureOrama(engine: SearchEngine, products: number, rounds: number): Promise<OramaMeasurement> {
  const entry = new URL("./orama-process.ts", import.meta.url);
  const child = fork(entry, [String(products), String(rounds)], { execArgv: [HEAP] });
  const [report] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`Orama ended with ${code}`))),
  ])) as [OramaReport];
  const differences: string[] = [];
  for (const [at, { kind, query }] of BENCH_QUERIES.entries()) {
    const ours = answerOf(await engine.search(query));
    const theirs = report.answers[at];
    const answer: Answer = { total: 0, ids: [], ...theirs, counts: new Map(theirs?.counts), price: ours.price };
    const differs = difference(ours, answer);
    if (differs !== null) differences.push(`${kind} ${query.text ?? query.categoryId ?? ""}: ${differs}`);
  }
  return { report, timings: new Map(report.timings as [BenchQuery["kind"], number[]][]), differences };
}

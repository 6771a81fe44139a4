import type { BenchQuery } from "./queries.ts";
import { BENCH_QUERIES } from "./queries.ts";

/** Milliseconds by kind of query. */
export type Timings = ReadonlyMap<BenchQuery["kind"], readonly number[]>;

interface Measurement {
  readonly rounds: number;
  readonly warmUps?: number;
}

/** Asks every query in rounds, the first of them to warm up, one query after the other as visitors would. */
export async function measure(
  { rounds, warmUps = 1 }: Measurement,
  ask: (query: BenchQuery) => Promise<unknown>,
): Promise<Timings> {
  const timings = new Map<BenchQuery["kind"], number[]>();
  for (let round = -warmUps; round < rounds; round++) {
    for (const query of BENCH_QUERIES) {
      const startedAt = performance.now();
      await ask(query);
      const taken = performance.now() - startedAt;
      if (round >= 0) timings.set(query.kind, [...(timings.get(query.kind) ?? []), taken]);
    }
  }
  return timings;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 0);

/** One line for each kind of query; the ratio is that of the medians, and the first engine is ours. */
export function table(engines: ReadonlyMap<string, Timings>): string {
  const names = [...engines.keys()];
  const [ours = ""] = names;
  const kinds = [...(engines.get(ours)?.keys() ?? [])];
  const cell = (name: string, kind: BenchQuery["kind"]) => {
    const values = engines.get(name)?.get(kind) ?? [];
    const median = percentile(values, 0.5);
    const ratio = median / percentile(engines.get(ours)?.get(kind) ?? [], 0.5);
    const times = `${milliseconds(median)} / ${milliseconds(percentile(values, 0.95))}`;
    return name === ours ? times : `${times} (${ratio.toFixed(1)} ×)`;
  };
  const lines = kinds.map((kind) => `| ${kind} | ${names.map((name) => cell(name, kind)).join(" | ")} |`);
  return [`| p50 / p95 in ms | ${names.join(" | ")} |`, `|---|${names.map(() => "---|").join("")}`, ...lines].join(
    "\n",
  );
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** The measurements of a bench, by name. Their aims are in aims.ts. */
export type Figures = Readonly<Record<string, number>>;

/** Hands figures to `npm run bench:all`, which names the file. A bench that runs alone only prints. */
export function reportFigures(figures: Figures): void {
  const file = process.env.BENCH_FIGURES;
  if (file) writeFileSync(file, JSON.stringify({ ...readFigures(file), ...figures }));
}

export function readFigures(file: string): Figures {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Figures) : {};
}

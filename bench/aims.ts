import type { Figures } from "./figures.ts";

export interface Aim {
  bench: string;
  figure: string;
  unit: string;
  /** Each aim has either `atLeast` or `atMost`. */
  atLeast?: number;
  atMost?: number;
}

const least = (bench: string, figure: string, atLeast: number, unit: string): Aim => ({ bench, figure, atLeast, unit });
const most = (bench: string, figure: string, atMost: number, unit: string): Aim => ({ bench, figure, atMost, unit });

const LIGHTHOUSE_PAGES = ["home", "listing", "product", "article"];

/** The aims for a machine with two idle cores. */
export const AIMS: readonly Aim[] = [
  least("pages", "listing, uncached", 250, "/s of a core"),
  most("pages", "cold page that will be cached", 8, "ms"),
  least("pages", "home, cached, of bare", 80, "%"),
  most("calm", "p99 of ready pages, of idle", 4, "times"),
  least("page-cache", "hit rate beside unrelated changes", 99, "%"),
  least("page-cache", "listings in 128 MiB", 5_000, ""),
  least("checkout", "guest by card, 16 at once", 60, "/s"),
  most("checkout", "guest by card, 16 at once, add p95", 60, "ms"),
  most("checkout", "guest by card, statements in all", 40, ""),
  ...LIGHTHOUSE_PAGES.flatMap((page) => [
    least("lighthouse", `${page}, performance`, 99, ""),
    least("lighthouse", `${page}, accessibility`, 100, ""),
    least("lighthouse", `${page}, best-practices`, 100, ""),
    least("lighthouse", `${page}, seo`, 100, ""),
  ]),
  most("navigation", "client navigation, p75", 100, "ms"),
  most("navigation", "hydration, longest task", 50, "ms"),
  most("search", "unfiltered root, p95", 5, "ms"),
  most("catalogue", "1000000, index built", 120, "s"),
  most("catalogue", "1000000, memory of the build", 1_600, "MB"),
  most("catalogue", "100000, memory after a build", 350, "MB"),
  most("catalogue", "1000000, memory after a build", 900, "MB"),
  most("catalogue", "100000, memory at rest", 350, "MB"),
  most("catalogue", "1000000, memory at rest", 900, "MB"),
  most("catalogue", "100000, first listing", 0.5, "s"),
  most("catalogue", "1000000, first listing", 0.5, "s"),
  most("catalogue", "100000, sitemap", 0.1, "s"),
  most("catalogue", "1000000, sitemap", 0.1, "s"),
  most("start", "first start", 40, "s"),
  most("start", "node_modules", 500, "MB"),
];

/** A figure may miss its aim by this much before a run fails: machines differ from minute to minute. */
const TOLERANCE = 0.1;

export interface Verdict extends Aim {
  measured: number | undefined;
  /** 1 is the aim itself, more is better. */
  ratio: number;
  isMet: boolean;
  isMissed: boolean;
}

/** Compares the figures of each bench that has run with their aims. An aim without a measured figure is missed. */
export function judge(measured: ReadonlyMap<string, Figures>): Verdict[] {
  return AIMS.filter(({ bench }) => measured.has(bench)).map((aim) => {
    const figure = measured.get(aim.bench)?.[aim.figure];
    const ratio = figure === undefined ? 0 : ratioOf(aim, figure);
    return { ...aim, measured: figure, ratio, isMet: ratio >= 1, isMissed: ratio < 1 - TOLERANCE };
  });
}

function ratioOf({ atLeast, atMost }: Aim, figure: number): number {
  if (atLeast !== undefined) return figure / atLeast;
  return figure === 0 ? Number.POSITIVE_INFINITY : (atMost ?? 0) / figure;
}

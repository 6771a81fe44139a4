/** The outcome of a request as its client knows it; unknown means that it may or may not have taken effect. */
export type Verdict = "ok" | "refused" | "unknown";

export interface Exchange {
  buyer: string;
  path: string;
  key: string | null;
  sent: unknown;
  /** 0 when no answer came. */
  status: number;
  answer: unknown;
  verdict: Verdict;
  atMs: number;
  tookMs: number;
}

/** Every request of a scenario with its answer, for the check that acknowledged means durable (I8). */
export interface History {
  exchanges: Exchange[];
  record(exchange: Omit<Exchange, "verdict">): void;
  of(path: string): Exchange[];
  clear(): void;
}

const verdictOf = (status: number): Verdict =>
  status === 0 || status >= 500 ? "unknown" : status < 300 ? "ok" : "refused";

export function newHistory(): History {
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    record: (exchange) => void exchanges.push({ ...exchange, verdict: verdictOf(exchange.status) }),
    of: (path) => exchanges.filter((exchange) => exchange.path === path),
    clear: () => {
      exchanges.length = 0;
    },
  };
}

/** What a client knows about a request: it worked, it was refused, or nobody can tell until the end. */
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

/** Every request of a scenario and what came back: what the shop has said, it must keep (I8). */
export interface History {
  exchanges: Exchange[];
  note(exchange: Omit<Exchange, "verdict">): void;
  of(path: string): Exchange[];
  forget(): void;
}

const verdictOf = (status: number): Verdict =>
  status === 0 || status >= 500 ? "unknown" : status < 300 ? "ok" : "refused";

export function newHistory(): History {
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    note: (exchange) => void exchanges.push({ ...exchange, verdict: verdictOf(exchange.status) }),
    of: (path) => exchanges.filter((exchange) => exchange.path === path),
    forget: () => {
      exchanges.length = 0;
    },
  };
}

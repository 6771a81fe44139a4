import { DIRECTION, type Direction } from "../../../domain/balance/entry.ts";

/** What of the history is shown. Days are moments in the address: a day of the reader's is one wherever they are. */
export interface BalanceQuery {
  page: number;
  type?: Direction;
  from?: string;
  to?: string;
}

const MOST_PAGES = 100_000;

/** Whatever in the address makes no sense is not looked at (ACCOUNT-02). */
export function readBalanceQuery(query: URLSearchParams): BalanceQuery {
  const page = Number(query.get("page") ?? "1");
  const type = Object.values(DIRECTION).find((direction) => String(direction) === query.get("type"));
  const [from, to] = [readMoment(query.get("from")), readMoment(query.get("to"))];
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
    ...(type ? { type } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

const SENSIBLE_YEARS = /^(?:19|20)\d\d-/;

function readMoment(text: string | null): string | undefined {
  if (!text || !SENSIBLE_YEARS.test(text)) return undefined;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** The address of a part of the history, without language. */
export function balancePath({ page = 1, type, from, to }: Partial<BalanceQuery>): string {
  const query = new URLSearchParams();
  if (type) query.set("type", String(type));
  if (from) query.set("from", from);
  if (to) query.set("to", to);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/balance?${query}` : "/balance";
}

/** Whether something is left out. */
export function isNarrowed({ type, from, to }: BalanceQuery): boolean {
  return type !== undefined || from !== undefined || to !== undefined;
}

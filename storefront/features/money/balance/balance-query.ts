import { DIRECTION, type Direction } from "#domain/money/balance/entry.ts";

/** Days are stored as instants, because a day depends on the storefront's time zone. */
export interface BalanceQuery {
  page: number;
  type?: Direction;
  from?: string;
  to?: string;
}

const MAX_PAGE = 100_000;

/** Invalid values are ignored (ACCOUNT-02). */
export function readBalanceQuery(query: URLSearchParams): BalanceQuery {
  const page = Number(query.get("page") ?? "1");
  const type = Object.values(DIRECTION).find((direction) => String(direction) === query.get("type"));
  const [from, to] = [readInstant(query.get("from")), readInstant(query.get("to"))];
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    ...(type ? { type } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

const SUPPORTED_YEARS = /^(?:19|20)\d\d-/;

function readInstant(text: string | null): string | undefined {
  if (!text || !SUPPORTED_YEARS.test(text)) return undefined;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** Without the locale prefix. */
export function balancePath({ page = 1, type, from, to }: Partial<BalanceQuery>): string {
  const query = new URLSearchParams();
  if (type) query.set("type", String(type));
  if (from) query.set("from", from);
  if (to) query.set("to", to);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/balance?${query}` : "/balance";
}

export function isFiltered({ type, from, to }: BalanceQuery): boolean {
  return type !== undefined || from !== undefined || to !== undefined;
}

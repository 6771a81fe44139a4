import type { Money } from "#domain/money/money/money.ts";
import { typedAmount } from "#domain/shared/forms/typed-number.ts";
import type { CallFilter, ListDefinition, ListFilter, ListRequest } from "./list.ts";

/** The state of a list as its address has it: it can be shared, and Back leads to it. */
export interface ListAddress {
  view: string;
  search: string;
  sort: string;
  /** By the names of filters: "paid,shipped", "2026-11-01..2026-11-19", "10..200". */
  chosen: Readonly<Record<string, string>>;
}

type AnyList = Pick<ListDefinition<never>, "views" | "sorts" | "filters">;

export function readAddress({ views, sorts, filters }: AnyList, params: URLSearchParams): ListAddress {
  const view = views.find(({ id }) => id === params.get("view")) ?? views[0];
  const sort = sorts.find((each) => each === params.get("sort")) ?? sorts[0];
  const chosen = filters.flatMap((filter) => {
    const text = params.get(filter.name);
    return text !== null && filterValue(filter, text) !== undefined ? [[filter.name, text] as const] : [];
  });
  return { view: view.id, sort, search: params.get("search") ?? "", chosen: Object.fromEntries(chosen) };
}

/** Leaves out the view and the sort that a list has by itself. */
export function writeAddress({ views, sorts }: AnyList, { view, sort, search, chosen }: ListAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== views[0].id) params.set("view", view);
  if (search !== "") params.set("search", search);
  if (sort !== sorts[0]) params.set("sort", sort);
  for (const [name, text] of Object.entries(chosen)) params.set(name, text);
  return params;
}

/** The request of the call. A chosen filter replaces that of the view. */
export function requestOf(list: AnyList, { view, sort, search, chosen }: ListAddress): ListRequest {
  const ofView: CallFilter = list.views.find(({ id }) => id === view)?.filter ?? {};
  const own = list.filters.flatMap((filter) => {
    const text = chosen[filter.name];
    return text === undefined ? [] : [[filter.name, filterValue(filter, text)] as const];
  });
  const searched = search.trim() === "" ? {} : { search: search.trim() };
  return { filter: { ...ofView, ...Object.fromEntries(own), ...searched }, sort };
}

/** The value for the call; undefined for what is none. */
function filterValue(filter: ListFilter, text: string): unknown {
  if (filter.kind === "choice") {
    const known = text.split(",").filter((value) => filter.options.some((option) => option.value === value));
    return known.length > 0 ? known : undefined;
  }
  const [from = "", to = "", ...more] = text.split("..");
  if (more.length > 0) return undefined;
  return filter.kind === "days" ? rangeOf(dayOf, from, to) : rangeOf(amountOf, from, to);
}

function rangeOf<Bound>(read: (text: string) => Bound | null, from: string, to: string) {
  const [first, last] = [read(from), read(to)];
  if ((from !== "" && first === null) || (to !== "" && last === null)) return undefined;
  if (first === null && last === null) return undefined;
  return { ...(first === null ? {} : { from: first }), ...(last === null ? {} : { to: last }) };
}

const DAY = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A day that the calendar has. */
export function dayOf(text: string): string | null {
  if (!DAY.test(text)) return null;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}

export function amountOf(text: string): Money | null {
  const sum = typedAmount(text);
  return sum !== null && sum >= 0 ? sum : null;
}

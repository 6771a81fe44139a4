import { z } from "zod";
import {
  LIST_CURSOR_MAX_LENGTH,
  LIST_ID_MAX,
  LIST_LIMIT,
  LIST_LIMIT_MAX,
  LIST_SEARCH_MAX_LENGTH,
  LIST_VALUES_MAX,
} from "#domain/shared/limits/lists.ts";
import { amount } from "./money.ts";

/** TypeScript cannot see that every field of a partial object may be left out while the fields are not known. */
const NO_FILTER = {} as never;

/**
 * The input of a list. A sort is a field's name, with a minus in front for the highest first; the first one is used
 * where none is named. A filter that the list does not declare is refused.
 */
export const listInput = <Filters extends z.core.$ZodLooseShape, const Sorts extends readonly [string, ...string[]]>({
  filters,
  sorts,
}: {
  filters: Filters;
  sorts: Sorts;
}) =>
  z
    .object({
      filter: z.strictObject(filters).partial().prefault(NO_FILTER),
      sort: z.enum(sorts).default(sorts[0] as NoInfer<Sorts[number]>),
      after: z.string().max(LIST_CURSOR_MAX_LENGTH).optional().meta({ description: "next of the page before" }),
      limit: z.int().min(1).max(LIST_LIMIT_MAX).default(LIST_LIMIT),
    })
    .prefault({});

/** A filter by one value of a field, or by several of which a row has one. */
export const anyOf = <Value extends z.ZodType>(value: Value) =>
  z.union([value, z.array(value).max(LIST_VALUES_MAX)]).meta({ description: "one value, or several" });

/** A filter by the ids of rows; with none of them there is no row. */
export const ids = z.array(z.int().min(1).max(LIST_ID_MAX)).max(LIST_VALUES_MAX);

/** A filter by text; `found` says where it is looked for. */
export const searchIn = (found: string) => z.string().max(LIST_SEARCH_MAX_LENGTH).meta({ description: found });

/** Both ends belong to the range; either may be left out. */
const rangeOf = <Bound extends z.ZodType>(bound: Bound) =>
  z.strictObject({ from: bound.optional(), to: bound.optional() });

/** PostgreSQL has no year 0. */
const hasYear = (text: string) => !text.startsWith("0000");
const day = z.iso.date().refine(hasYear);
/** PostgreSQL counts in microseconds. */
const instant = z.iso.datetime().max("2026-11-15T10:00:00.123456Z".length).refine(hasYear);

/** A filter by a range of amounts, whatever their currency. */
export const amountRange = rangeOf(amount);

/** A filter by a range of days. */
export const dayRange = rangeOf(day);

/** A filter by a range of time. A day is meant as a whole, in UTC. */
export const timeRange = rangeOf(z.union([day, instant]));

/** A page of a list. */
export const listOutput = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable().meta({ description: "after of the next page; null on the last one" }),
    total: z.int().meta({ description: "how many rows the filter leaves, on all pages" }),
  });

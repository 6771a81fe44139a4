import { z } from "zod";
import { LIST_CURSOR_MAX_LENGTH, LIST_LIMIT, LIST_LIMIT_MAX } from "#domain/limits/lists.ts";

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

/** A page of a list. */
export const listOutput = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable().meta({ description: "after of the next page; null on the last one" }),
    total: z.int().meta({ description: "how many rows the filter leaves, on all pages" }),
  });

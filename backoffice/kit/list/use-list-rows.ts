import { keepPreviousData, useInfiniteQuery, useQueries, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ListDefinition, ListRequest } from "./list.ts";

/** Counts may be this old: they are read again after each action. */
const COUNT_STALE_MS = 60_000;

/** The rows that a request finds, page by page; the last ones stay while others are read. */
export function useListRows<Row>(list: ListDefinition<Row>, request: ListRequest) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [list.name, "rows", request],
    queryFn: ({ pageParam }) => list.read(pageParam ? { ...request, after: pageParam } : request),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  return { rows, total: data?.pages[0]?.total ?? 0, ...query };
}

/** How many rows each view has. */
export function useViewCounts<Row>(list: ListDefinition<Row>): readonly (number | undefined)[] {
  return useQueries({
    queries: list.views.map(({ id, filter }) => ({
      queryKey: [list.name, "count", id],
      queryFn: async () => (await list.read({ filter, sort: list.sorts[0], limit: 1 })).total,
      staleTime: COUNT_STALE_MS,
    })),
    combine: (counts) => counts.map(({ data }) => data),
  });
}

/** Everything that was read of the kind is read again. */
export function useReadAgain({ name }: Pick<ListDefinition<never>, "name">): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [name] });
}

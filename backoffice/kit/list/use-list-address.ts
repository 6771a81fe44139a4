import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type ListAddress, readAddress, writeAddress } from "./address.ts";
import type { ListDefinition } from "./list.ts";

/** The state of the list, kept in the address. A search replaces its entry, so that Back does not undo it letter by letter. */
export function useListAddress<Row>(list: ListDefinition<Row>) {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(list, params), [list, params]);
  const change = (changed: Partial<ListAddress>) =>
    setParams(writeAddress(list, { ...address, ...changed }), {
      replace: "search" in changed,
      preventScrollReset: true,
    });
  return [address, change] as const;
}

export type ChangeAddress = ReturnType<typeof useListAddress>[1];

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { staffApi } from "../../staff-api.ts";
import { type FoundOrder, SEARCH_MIN_LENGTH } from "./options.ts";

const MOST_ORDERS = 6;
const PAUSE_MS = 150;
const NONE: readonly FoundOrder[] = [];

interface FoundOrders {
  orders: readonly FoundOrder[];
  isSearching: boolean;
  problem: MessageKey | null;
}

/** The orders that the typed text finds, asked for when the typing pauses. */
export function useFoundOrders(typed: string, isAllowed: boolean): FoundOrders {
  const wanted = typed.trim();
  const search = useSettled(wanted);
  const isAsked = isAllowed && wanted.length >= SEARCH_MIN_LENGTH;
  const { data, error, isFetching } = useQuery({
    queryKey: ["palette", "orders", search],
    queryFn: ({ signal }) => staffApi.orders.list({ filter: { search }, limit: MOST_ORDERS }, { signal }),
    enabled: isAsked && search.length >= SEARCH_MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  if (!isAsked) return { orders: NONE, isSearching: false, problem: null };
  return {
    orders: data?.items ?? NONE,
    isSearching: isFetching || search !== wanted,
    problem: error ? readRefusal(error).problem : null,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

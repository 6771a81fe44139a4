import { createContext, type ReactNode, useContext } from "react";
import { useLocation, useNavigation } from "react-router";
import { changeListing, type ListingQuery, listingSearch, readListing } from "../../../domain/listing/listing-query.ts";
import type { ListingData } from "./listing-data.ts";

export interface ListingState {
  data: ListingData;
  /** What the address says, or what the address that is on its way will say: a choice is seen at once. */
  query: ListingQuery;
  /** The same listing with other choices is on its way. */
  isChanging: boolean;
  hrefOf: (change: Partial<Omit<ListingQuery, "page">>) => string;
}

const ListingContext = createContext<ListingState | null>(null);

export function ListingProvider({ data, children }: { data: ListingData; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const isChanging = next !== undefined && next.pathname === pathname && next.search !== search;
  const query = readListing(new URLSearchParams(isChanging ? next.search : search));
  const hrefOf: ListingState["hrefOf"] = (change) => pathname + listingSearch(changeListing(query, change));
  return <ListingContext value={{ data, query, isChanging, hrefOf }}>{children}</ListingContext>;
}

export function useListing(): ListingState {
  const state = useContext(ListingContext);
  if (!state) throw new Error("There is no listing around this");
  return state;
}

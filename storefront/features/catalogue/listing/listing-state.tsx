import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useLocation, useNavigation } from "react-router";
import {
  changeListing,
  type ListingQuery,
  listingQueryString,
  readListing,
} from "#domain/catalogue/listing/listing-query.ts";
import type { ListingData } from "./data/listing-data.ts";
import { type PackedListing, unpackListing } from "./data/packed-listing.ts";

export interface ListingState {
  data: ListingData;
  /** Of the pending navigation if there is one, so that a choice shows at once; otherwise of the URL. */
  query: ListingQuery;
  /** A navigation to the same listing with another query is pending. */
  isChanging: boolean;
  hrefOf: (change: Partial<Omit<ListingQuery, "page">>) => string;
}

const ListingContext = createContext<ListingState | null>(null);

export function ListingProvider({ data: packed, children }: { data: PackedListing; children: ReactNode }) {
  const data = useMemo(() => unpackListing(packed), [packed]);
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const isChanging = next !== undefined && next.pathname === pathname && next.search !== search;
  const shownSearch = isChanging ? next.search : search;
  const state = useMemo((): ListingState => {
    const query = readListing(new URLSearchParams(shownSearch));
    return {
      data,
      query,
      isChanging,
      hrefOf: (change) => pathname + listingQueryString(changeListing(query, change)),
    };
  }, [data, pathname, shownSearch, isChanging]);
  return <ListingContext value={state}>{children}</ListingContext>;
}

export function useListing(): ListingState {
  const state = useContext(ListingContext);
  if (!state) throw new Error("useListing needs a ListingProvider");
  return state;
}

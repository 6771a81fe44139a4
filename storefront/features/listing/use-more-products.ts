import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ProductCard } from "../../../contracts/shop/product-card.ts";
import { listingSearch } from "../../../domain/listing/listing-query.ts";
import { usePageData } from "../../shell/page-data.tsx";
import type { ListingData } from "./listing-data.ts";
import { useListing } from "./listing-state.tsx";

interface Added {
  /** What it was added to: with other choices it counts no more. */
  to: ListingData;
  items: ProductCard[];
  page: number;
}

const withoutTwins = (items: ProductCard[]) => [...new Map(items.map((item) => [item.id, item])).values()];

/** CATALOG-07: further pages are fetched here and added; the address remembers how far. */
export function useMoreProducts() {
  const { data, query } = useListing();
  const { locale } = usePageData();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const own = added?.to === data ? added : null;
  const page = own?.page ?? data.page;
  const items = own ? withoutTwins([...data.items, ...own.items]) : data.items;

  async function fetchMore(): Promise<void> {
    const next = page + 1;
    const { fetchPage } = await import("./fetch-page.ts");
    const fetched = await fetchPage(data, { ...query, page: next }, locale);
    firstNew.current = items.length;
    setAdded({ to: data, items: [...(own?.items ?? []), ...fetched], page: next });
    void navigate({ search: listingSearch({ ...query, page: next }) }, { replace: true, preventScrollReset: true });
  }

  async function showMore(): Promise<void> {
    setState("busy");
    await fetchMore().then(
      () => setState("idle"),
      () => setState("failed"),
    );
  }

  // A reader goes on where the new ones begin.
  useEffect(() => {
    if (firstNew.current === null || items.length <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector("a")?.focus();
    firstNew.current = null;
  }, [items.length]);

  return { items, page, list, state, showMore, addedCount: own?.items.length ?? 0 };
}

export type MoreProducts = ReturnType<typeof useMoreProducts>;

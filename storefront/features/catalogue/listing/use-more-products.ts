import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { listingQueryString } from "#domain/catalogue/listing/listing-query.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import type { ListingData } from "./data/listing-data.ts";
import { useListing } from "./listing-state.tsx";

interface AppendedPages {
  /** The listing they were appended to; they are dropped when it changes. */
  to: ListingData;
  items: ProductCard[];
  page: number;
}

const uniqueById = (items: ProductCard[]) => [...new Map(items.map((item) => [item.id, item])).values()];

/** CATALOG-07: fetches and appends further pages; the URL holds the last one. */
export function useMoreProducts() {
  const { data, query } = useListing();
  const { locale } = usePageData();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const [stored, setStored] = useState<AppendedPages | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const appended = stored?.to === data ? stored : null;
  const page = appended?.page ?? data.page;
  const items = appended ? uniqueById([...data.items, ...appended.items]) : data.items;

  async function fetchMore(): Promise<void> {
    const next = page + 1;
    const { fetchPage } = await import("./data/fetch-page.ts");
    const fetched = await fetchPage(data, { ...query, page: next }, locale);
    firstNew.current = items.length;
    setStored({ to: data, items: [...(appended?.items ?? []), ...fetched], page: next });
    void navigate(
      { search: listingQueryString({ ...query, page: next }) },
      { replace: true, preventScrollReset: true },
    );
  }

  async function showMore(): Promise<void> {
    setState("busy");
    await fetchMore().then(
      () => setState("idle"),
      () => setState("failed"),
    );
  }

  // Move focus to the first new product.
  useEffect(() => {
    if (firstNew.current === null || items.length <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector("a")?.focus();
    firstNew.current = null;
  }, [items.length]);

  return { items, page, list, state, showMore, addedCount: appended?.items.length ?? 0 };
}

export type MoreProducts = ReturnType<typeof useMoreProducts>;

import type { ProductLayout } from "#domain/operations/storefronts/storefront.ts";
import { gridClass } from "#storefront/commerce/products/product-grid.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** Has the size of the products to come, so that nothing shifts. */
export function ListingSkeleton({ layout, count }: { layout: ProductLayout; count: number }) {
  const positions = Array.from({ length: count }, (_, index) => index);
  const ItemSkeleton = layout === "GRID" ? CardSkeleton : RowSkeleton;
  return (
    <div className={layout === "GRID" ? `${gridClass.GRID} xl:grid-cols-4` : gridClass.LIST}>
      {positions.map((position) => (
        <ItemSkeleton key={position} />
      ))}
    </div>
  );
}

function CardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[1/1.08] w-full rounded-card" />
      <Skeleton className="mt-3 h-3.5 w-1/3 rounded-tag" />
      <Skeleton className="mt-2 h-4 w-full rounded-tag" />
      <Skeleton className="mt-1.5 h-4 w-2/3 rounded-tag" />
      <Skeleton className="mt-3 h-5 w-1/2 rounded-tag" />
      <Skeleton className="mt-2.5 h-3.5 w-2/5 rounded-tag" />
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 rounded-card border border-line p-3 md:grid-cols-[12.5rem_minmax(0,1fr)] md:gap-7 md:p-5">
      <Skeleton className="aspect-[1/1.08] w-full rounded-card" />
      <div className="self-center">
        <Skeleton className="h-3.5 w-24 rounded-tag" />
        <Skeleton className="mt-2 h-5 w-3/5 rounded-tag" />
        <Skeleton className="mt-3 h-4 w-2/5 rounded-tag" />
      </div>
    </div>
  );
}

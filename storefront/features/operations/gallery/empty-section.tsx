import { CreditCard, Search, ShieldCheck } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { GalleryRow } from "./gallery-row.tsx";

export function EmptySection() {
  return (
    <GalleryRow title="Empty and loading">
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        <EmptyState
          heading="h3"
          drawing={<Search className="size-16 text-pri" />}
          title="Nothing for “sonorra”"
          text="Did you mean sonora? Or send us the shop’s link."
          action={<Button variant="outline">Search sonora</Button>}
        />
        <EmptyState
          heading="h3"
          drawing={<CreditCard className="size-16 text-pri" />}
          title="No movements yet"
          text="Top-ups, payments and refunds will be listed here."
          action={<Button>Top up</Button>}
        />
        <CardSkeleton />
        <CardSkeleton />
      </div>
      <div className="flex items-center gap-4">
        <span className="icon-frame">
          <ShieldCheck aria-hidden="true" />
        </span>
        <span className="type-h4">Buyer protection</span>
      </div>
    </GalleryRow>
  );
}

function CardSkeleton() {
  return (
    <div className="grid content-start gap-2.5">
      <Skeleton className="aspect-[1/1.08] rounded-card" />
      <Skeleton className="mt-1 h-3 w-2/7 rounded-tag" />
      <Skeleton className="h-3.5 w-6/7 rounded-tag" />
      <Skeleton className="h-3.5 w-4/7 rounded-tag" />
      <Skeleton className="mt-1 h-4.5 w-2/5 rounded-tag" />
    </div>
  );
}

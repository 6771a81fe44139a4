import { Skeleton } from "#ui/skeleton.tsx";

const ROWS = 8;

export function ListSkeleton({ columns }: { columns: number }) {
  return (
    <div className="grid gap-px">
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never change places
        <div key={row} className="flex h-12 items-center gap-6 border-t border-line px-4">
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <Skeleton key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}

import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatCount } from "#i18n/format.ts";
import type { ListDefinition } from "./list.ts";
import { useViewCounts } from "./use-list-rows.ts";

interface ListViewsProps<Row> {
  list: ListDefinition<Row>;
  view: string;
  onView: (view: string) => void;
}

/** The views of a list with their counts. They filter one table, so they are buttons and no tabs with panels. */
export function ListViews<Row>({ list, view, onView }: ListViewsProps<Row>) {
  const t = useTranslate();
  const counts = useViewCounts(list);
  return (
    <div className="flex gap-6 overflow-x-auto border-b border-line px-4">
      {list.views.map(({ id, label }, index) => {
        const count = counts[index];
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === view}
            onClick={() => onView(id)}
            className="inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent text-sm font-semibold text-ink2 hover:text-ink aria-pressed:border-pri aria-pressed:text-ink"
          >
            {t(label)}
            {count !== undefined && (
              <span className="rounded-tag bg-sunk px-1.5 text-caption font-normal tabular-nums">
                {formatCount(count)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { useMember } from "../../frame/session.ts";
import { BulkRun } from "./bulk-run.tsx";
import type { BulkAction, ListDefinition } from "./list.ts";
import type { Selection } from "./use-selection.ts";

interface BulkBarProps<Row> {
  list: ListDefinition<Row>;
  selection: Selection<Row>;
}

const darkButton =
  "min-h-10 cursor-pointer rounded-button border border-current/40 px-3.5 text-sm font-semibold hover:bg-current/15 aria-disabled:cursor-not-allowed aria-disabled:opacity-60";

/** How many rows are selected, and what can be done with how many of them. */
export function BulkBar<Row>({ list, selection }: BulkBarProps<Row>) {
  const t = useTranslate();
  const { permissions } = useMember();
  const [chosen, choose] = useState<BulkAction<Row> | null>(null);
  const { rows } = selection;
  const actions = (list.bulk ?? []).filter(({ permission }) => permissions.includes(permission));
  const possible = (action: BulkAction<Row>) => rows.filter((row) => action.eventsOf(row).includes(action.event));
  if (rows.length === 0) return null;
  return (
    <div className="sticky top-16 z-10 flex min-h-14 flex-wrap items-center gap-2 bg-ink px-4 py-2 text-bg max-md:top-0">
      <p aria-live="polite" className="me-3 text-sm font-semibold">
        {t("staff.list.selected", { count: rows.length })}
      </p>
      {actions.map((action) => {
        const count = possible(action).length;
        return (
          <button
            key={action.event}
            type="button"
            aria-disabled={count === 0 || undefined}
            onClick={() => count > 0 && choose(action)}
            className={darkButton}
          >
            {t("staff.list.bulk.button", { action: t(action.label), count })}
          </button>
        );
      })}
      <button type="button" onClick={selection.clear} className={`${darkButton} ms-auto border-transparent`}>
        {t("staff.list.clear")}
      </button>
      {chosen && (
        <BulkRun list={list} action={chosen} rows={rows} possible={possible(chosen)} onClose={() => choose(null)} />
      )}
    </div>
  );
}

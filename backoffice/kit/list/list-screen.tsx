import { useState } from "react";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatCount } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { requestOf } from "./address.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { ExportButton } from "./export-button.tsx";
import type { ListDefinition } from "./list.ts";
import { ListCards } from "./list-cards.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { ListStarts } from "./list-starts.tsx";
import { ListTable } from "./list-table.tsx";
import { ListTools } from "./list-tools.tsx";
import { ListViews } from "./list-views.tsx";
import { useColumns } from "./use-columns.ts";
import { useListAddress } from "./use-list-address.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useListRows } from "./use-list-rows.ts";
import { useSelection } from "./use-selection.ts";

interface ListScreenProps<Row> {
  list: ListDefinition<Row>;
  /** The name of the row that is shown beside the list. */
  open: string | null;
  onOpen: (name: string) => void;
}

/** A list as a screen: views, search, filters, a table with a cursor and a selection; cards on a phone. */
export function ListScreen<Row>({ list, open, onOpen }: ListScreenProps<Row>) {
  const t = useTranslate();
  const [address, change] = useListAddress(list);
  const columns = useColumns(list);
  const request = requestOf(list, address);
  const found = useListRows(list, request);
  const selection = useSelection(list, found.rows);
  const [cursor, setCursor] = useState<string | null>(null);
  useListKeys({ list, rows: found.rows, cursor, setCursor, selection, onOpen, isRowOpen: open !== null });
  const shown = { list, rows: found.rows, selection, open, onOpen };
  return (
    <section aria-labelledby="list-title" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h1 id="list-title" className="me-auto type-h2">
          {t(list.title)}
        </h1>
        <ExportButton list={list} request={request} columns={columns.shown} />
        <ListStarts list={list} />
      </div>
      <div className="min-w-0 rounded-card border border-line bg-surface" aria-busy={found.isFetching}>
        <ListViews list={list} view={address.view} onView={(view) => change({ view })} />
        <ListTools list={list} address={address} onChange={change} columns={columns} />
        <BulkBar list={list} selection={selection} />
        {found.error && (
          <Note tone="bad" live className="m-4">
            {t(readRefusal(found.error).problem)}
          </Note>
        )}
        {found.isPending && !found.error && <ListSkeleton columns={columns.shown.length} />}
        {found.isSuccess && found.rows.length === 0 && (
          <EmptyState title={t(list.empty)} className="border-0" text={t("staff.list.empty-hint")} />
        )}
        {found.rows.length > 0 && (
          <>
            <ListTable
              {...shown}
              columns={columns.shown}
              cursor={cursor}
              sort={address.sort}
              onSort={(sort) => change({ sort })}
            />
            <ListCards {...shown} columns={columns.shown} />
            <ListFoot shown={found.rows.length} total={found.total} more={found} />
          </>
        )}
      </div>
    </section>
  );
}

interface ListFootProps {
  shown: number;
  total: number;
  more: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

function ListFoot({ shown, total, more }: ListFootProps) {
  const t = useTranslate();
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm text-ink2">
      <p aria-live="polite">{t("staff.list.shown", { shown: formatCount(shown), total: formatCount(total) })}</p>
      {more.hasNextPage && (
        <Button variant="outline" size="sm" busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          {t("staff.list.more")}
        </Button>
      )}
    </div>
  );
}

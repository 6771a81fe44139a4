import { useEffect } from "react";
import { useShortcuts } from "../../frame/shortcuts.ts";
import type { ListDefinition } from "./list.ts";
import type { Selection } from "./use-selection.ts";

interface ListKeys<Row> {
  list: ListDefinition<Row>;
  rows: readonly Row[];
  /** The name of the row that the keys are about. */
  cursor: string | null;
  setCursor: (name: string | null) => void;
  selection: Selection<Row>;
  onOpen: (name: string) => void;
  isRowOpen: boolean;
}

export const SEARCH_FIELD_ID = "list-search";
export const rowId = (name: string) => `row-${name}`;

/** j and k move the cursor, x selects, Enter opens, / searches, Escape clears the selection. */
export function useListKeys<Row>({ list, rows, cursor, setCursor, selection, onOpen, isRowOpen }: ListKeys<Row>): void {
  const names = rows.map(list.nameOf);
  const at = cursor === null ? -1 : names.indexOf(cursor);

  const move = (by: 1 | -1) => () => {
    const next = names[Math.min(Math.max(at + by, 0), names.length - 1)];
    if (next === undefined) return;
    setCursor(next);
    // A row that is open is followed, so that a list can be read through.
    if (isRowOpen) onOpen(next);
  };

  useEffect(() => {
    if (cursor !== null) document.getElementById(rowId(cursor))?.scrollIntoView({ block: "nearest" });
  }, [cursor]);

  const onCursor = at >= 0 && cursor !== null ? cursor : null;
  useShortcuts([
    { keys: "j", label: "staff.list.key.next", run: move(1) },
    { keys: "k", label: "staff.list.key.previous", run: move(-1) },
    { keys: "/", label: "staff.list.key.search", run: () => document.getElementById(SEARCH_FIELD_ID)?.focus() },
    ...(onCursor === null
      ? []
      : ([
          { keys: "x", label: "staff.list.key.select", run: () => selection.toggle(onCursor) },
          { keys: "Enter", label: "staff.list.key.open", run: () => onOpen(onCursor) },
        ] as const)),
    ...(selection.rows.length > 0 && !isRowOpen
      ? ([{ keys: "Escape", label: "staff.list.key.clear", run: selection.clear }] as const)
      : []),
  ]);
}

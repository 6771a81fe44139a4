import { useState } from "react";
import type { ListColumn, ListDefinition } from "./list.ts";

export interface Columns<Row> {
  all: readonly ListColumn<Row>[];
  shown: readonly ListColumn<Row>[];
  toggle(id: string): void;
}

const keyOf = (name: string) => `staff.columns.${name}`;

/** The columns that the member has chosen for the list in this browser. The first one stays. */
export function useColumns<Row>({ name, columns }: ListDefinition<Row>): Columns<Row> {
  const [ids, setIds] = useState(
    () => readChoice(name) ?? columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id),
  );
  const isShown = (id: string) => id === columns[0]?.id || ids.includes(id);

  function toggle(id: string) {
    const next = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
    setIds(next);
    storeChoice(name, next);
  }

  return { all: columns, shown: columns.filter(({ id }) => isShown(id)), toggle };
}

/** Storage may be refused, or hold something else. */
function readChoice(name: string): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : null;
  } catch {
    return null;
  }
}

function storeChoice(name: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(ids));
  } catch {
    // The choice holds until the page is closed.
  }
}

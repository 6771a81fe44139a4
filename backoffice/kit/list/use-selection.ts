import { useState } from "react";
import type { ListDefinition } from "./list.ts";

export interface Selection<Row> {
  /** The selected rows that are shown: a row that the filter hides is not acted upon unseen. */
  rows: readonly Row[];
  has(name: string): boolean;
  toggle(name: string): void;
  /** All shown rows, or none. */
  toggleAll(): void;
  isAll: boolean;
  clear(): void;
}

export function useSelection<Row>({ nameOf }: ListDefinition<Row>, shown: readonly Row[]): Selection<Row> {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const rows = shown.filter((row) => names.has(nameOf(row)));
  const isAll = shown.length > 0 && rows.length === shown.length;
  return {
    rows,
    isAll,
    has: (name) => names.has(name),
    toggle: (name) => setNames((before) => (before.has(name) ? without(before, name) : new Set([...before, name]))),
    toggleAll: () => setNames(isAll ? new Set() : new Set(shown.map(nameOf))),
    clear: () => setNames(new Set()),
  };
}

const without = (names: ReadonlySet<string>, name: string) => new Set([...names].filter((each) => each !== name));

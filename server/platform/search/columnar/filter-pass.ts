import type { DocumentColumns } from "./document-columns.ts";
import type { Group } from "./filter-groups.ts";
import type { NumberArray } from "./growth.ts";
import type { Scratch } from "./scratch.ts";

export interface Partition {
  /** Documents that pass all groups now stand first in scratch.documents. */
  readonly passed: number;
  /** Documents that fail one group alone stand in scratch.nearMisses, the group's number beside in failedGroup. */
  readonly nearMissed: number;
}

/**
 * Splits the documents in scope: those that pass every group, and those that fail exactly one, which that group's own
 * counts still need. Each group walks its column alone, because a loop over one kind of column is a fast loop.
 */
export function partition(
  columns: DocumentColumns,
  groups: readonly Group[],
  scratch: Scratch,
  count: number,
): Partition {
  if (groups.length === 0) return { passed: count, nearMissed: 0 };
  scratch.fails.fill(0, 0, count);
  for (const [number, group] of groups.entries()) markFails(columns, group, number, scratch, count);
  const { documents, nearMisses, fails, failedGroup } = scratch;
  let [passed, nearMissed] = [0, 0];
  for (let at = 0; at < count; at++) {
    if (fails[at] === 0) documents[passed++] = documents[at] as number;
    else if (fails[at] === 1) {
      failedGroup[nearMissed] = failedGroup[at] as number;
      nearMisses[nearMissed++] = documents[at] as number;
    }
  }
  return { passed, nearMissed };
}

/** Gathers the near misses of one group into scratch.ofGroup and says how many there are. */
export function nearMissesOf(group: number, scratch: Scratch, nearMissed: number): number {
  const { nearMisses, ofGroup, failedGroup } = scratch;
  let count = 0;
  for (let at = 0; at < nearMissed; at++) {
    if (failedGroup[at] === group) ofGroup[count++] = nearMisses[at] as number;
  }
  return count;
}

function markFails(columns: DocumentColumns, group: Group, number: number, scratch: Scratch, count: number): void {
  if (group.kind === "row") markRowFails(columns, group.place, group.allowed, number, scratch, count);
  else markRangeFails(group.values, group.min, group.max, number, scratch, count);
}

function markRowFails(
  { rows, width }: DocumentColumns,
  place: number,
  allowed: Uint8Array,
  number: number,
  { documents, fails, failedGroup }: Scratch,
  count: number,
): void {
  for (let at = 0; at < count; at++) {
    if (allowed[rows[(documents[at] as number) * width + place] as number] === 1) continue;
    fails[at] = (fails[at] as number) + 1;
    failedGroup[at] = number;
  }
}

function markRangeFails(
  values: NumberArray,
  min: number,
  max: number,
  number: number,
  { documents, fails, failedGroup }: Scratch,
  count: number,
): void {
  for (let at = 0; at < count; at++) {
    const value = values[documents[at] as number] as number;
    if (value >= min && value <= max) continue;
    fails[at] = (fails[at] as number) + 1;
    failedGroup[at] = number;
  }
}

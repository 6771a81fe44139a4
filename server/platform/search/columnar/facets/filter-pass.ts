import type { CodeColumn } from "../document-columns.ts";
import { runLoop } from "../run-loop.ts";
import type { Scratch } from "../scratch.ts";
import type { NumberArray } from "../storage/growth.ts";
import type { Group } from "./filter-groups.ts";

export interface Partition {
  /** Documents that pass all groups now stand first in scratch.documents. */
  readonly passed: number;
  /** Documents that fail one group alone stand in scratch.nearMisses, the group's number beside in failedGroups. */
  readonly nearMissed: number;
}

/** By position: how many groups a document fails, above the sum of their numbers. One that fails once names its group. */
const ONE_FAIL = 1 << 16;

/**
 * Splits the documents in scope: those that pass every group, and those that fail exactly one, which that group's own
 * counts still need. Each group walks its column alone, and no walk branches on a document: guessing wrong at every
 * second document would take five times as long.
 */
export function partition(groups: readonly Group[], scratch: Scratch, count: number): Partition {
  if (groups.length === 0) return { passed: count, nearMissed: 0 };
  scratch.fails.fill(0, 0, count);
  for (const [number, group] of groups.entries()) markFails(group, ONE_FAIL + number, scratch, count);
  return runLoop(split, scratch, count);
}

function split({ documents, nearMisses, fails, failedGroups }: Scratch, count: number): Partition {
  let passed = 0;
  let nearMissed = 0;
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number;
    const failed = fails[at] as number;
    documents[passed] = document;
    passed += Number(failed === 0);
    nearMisses[nearMissed] = document;
    failedGroups[nearMissed] = failed;
    nearMissed += Number(failed >>> 16 === 1);
  }
  return { passed, nearMissed };
}

/** Gathers the near misses of one group into scratch.ofGroup and says how many there are. */
export function nearMissesOf(group: number, scratch: Scratch, nearMissed: number): number {
  const { nearMisses, ofGroup, failedGroups } = scratch;
  let count = 0;
  for (let at = 0; at < nearMissed; at++) {
    ofGroup[count] = nearMisses[at] as number;
    count += Number(failedGroups[at] === group);
  }
  return count;
}

function markFails(group: Group, fail: number, scratch: Scratch, count: number): void {
  if (group.kind === "codes") runLoop(markCodeFails, group.column, group.allowed, fail, scratch, count);
  else runLoop(markRangeFails, group.values, group.min, group.max, fail, scratch, count);
}

function markCodeFails(
  column: CodeColumn,
  allowed: Uint8Array,
  fail: number,
  { documents, fails }: Scratch,
  count: number,
): void {
  for (let at = 0; at < count; at++) {
    const isAllowed = allowed[column[documents[at] as number] as number] as number;
    fails[at] = (fails[at] as number) + (1 - isAllowed) * fail;
  }
}

function markRangeFails(
  values: NumberArray,
  min: number,
  max: number,
  fail: number,
  { documents, fails }: Scratch,
  count: number,
): void {
  for (let at = 0; at < count; at++) {
    const value = values[documents[at] as number] as number;
    fails[at] = (fails[at] as number) + (Number(value < min) | Number(value > max)) * fail;
  }
}

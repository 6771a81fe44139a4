import type { Steps } from "./storage/compaction.ts";

const RUN = 1_024;

/** Whether the thing with one number comes before that with another. */
type IsBefore = (left: number, right: number) => boolean;

/** The numbers below `count` in their order, found piece by piece: short runs are sorted, then merged in pairs. */
export function* sortInSteps(count: number, isBefore: IsBefore): Steps<Uint32Array> {
  let sorted = new Uint32Array(count);
  for (let at = 0; at < count; at++) sorted[at] = at;
  for (let from = 0; from < count; from += RUN) {
    sorted.subarray(from, from + RUN).sort((a, b) => (isBefore(a, b) ? -1 : 1));
    yield;
  }
  let merged = new Uint32Array(count);
  for (let run = RUN; run < count; run *= 2) {
    for (let from = 0; from < count; from += run * 2) {
      yield* merge(isBefore, sorted, merged, from, Math.min(from + run, count), from + run * 2);
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

/** Merges the runs before and after `middle`. */
function* merge(
  isBefore: IsBefore,
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
): Steps<void> {
  const last = Math.min(end, from.length);
  let [left, right] = [start, middle];
  for (let at = start; at < last; at++) {
    const takesLeft = right === last || (left < middle && isBefore(from[left] as number, from[right] as number));
    to[at] = from[takesLeft ? left++ : right++] as number;
    if (at % RUN === 0) yield;
  }
}

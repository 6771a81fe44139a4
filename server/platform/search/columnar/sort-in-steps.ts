import type { Steps } from "./compaction.ts";

const RUN = 1_024;

/** The positions of texts in the order of the texts, found piece by piece: short runs are sorted, then merged in pairs. */
export function* sortInSteps(texts: readonly string[]): Steps<Uint32Array> {
  let sorted = new Uint32Array(texts.length);
  for (let at = 0; at < sorted.length; at++) sorted[at] = at;
  for (let from = 0; from < sorted.length; from += RUN) {
    sorted.subarray(from, from + RUN).sort((a, b) => ((texts[a] as string) < (texts[b] as string) ? -1 : 1));
    yield;
  }
  let merged = new Uint32Array(texts.length);
  for (let run = RUN; run < sorted.length; run *= 2) {
    for (let from = 0; from < sorted.length; from += run * 2) {
      yield* merge(texts, sorted, merged, from, Math.min(from + run, sorted.length), from + run * 2);
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

/** Merges the runs before and after `middle`. */
function* merge(
  texts: readonly string[],
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
): Steps<void> {
  const last = Math.min(end, from.length);
  let [left, right] = [start, middle];
  for (let at = start; at < last; at++) {
    const takesLeft =
      right === last ||
      (left < middle && (texts[from[left] as number] as string) < (texts[from[right] as number] as string));
    to[at] = from[takesLeft ? left++ : right++] as number;
    if (at % RUN === 0) yield;
  }
}

export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** Both ends included. */
  between(least: number, most: number): number;
  pick<Value>(values: readonly Value[]): Value;
  shuffle<Value>(values: readonly Value[]): Value[];
}

/** The same numbers for the same seed, so that a trial that failed can be run again (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (values) => values[between(0, values.length - 1)] as (typeof values)[number],
    shuffle: (values) =>
      values
        .map((value) => ({ value, key: next() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ value }) => value),
  };
}

export interface Dice {
  /** From 0 up to, but not including, 1. */
  roll(): number;
  /** A whole number from 0 up to, but not including, the count. */
  below(count: number): number;
  /** A whole number between two, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** A number of different choices, in their original order. */
  some<T>(choices: readonly T[], count: number): T[];
}

/** Deterministic random numbers (mulberry32). */
export function dice(seed: number): Dice {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(roll() * count);
  return {
    roll,
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (probability) => roll() < probability,
    pick: <T>(choices: readonly T[]) => choices[below(choices.length)] as T,
    some: (choices, count) => {
      const taken = new Set<number>();
      while (taken.size < Math.min(count, choices.length)) taken.add(below(choices.length));
      return choices.filter((_, index) => taken.has(index));
    },
  };
}

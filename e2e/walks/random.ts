/** The choices of a walk: the same seed makes the same ones. */
export interface Random {
  /** From 0 up to, and without, the bound. */
  below(bound: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** The younger, the likelier. */
  pickRecent<T>(values: readonly T[]): T;
}

/** mulberry32: short, and good enough to choose with. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  const at = <T>(values: readonly T[], index: number): T => {
    if (values.length === 0) throw new Error("There is nothing to choose from");
    return values[index] as T;
  };
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (values) => at(values, below(values.length)),
    pickRecent: (values) => at(values, values.length - 1 - Math.floor(next() ** 2 * values.length)),
  };
}

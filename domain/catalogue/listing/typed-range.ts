import type { Range } from "./selected-filters.ts";

/**
 * A range as it is typed beside a slider: a missing bound is the end of the track, inverted bounds swap, and a bound at
 * its end of the track is none (CATALOG-12).
 */
export function typedRange({ min, max }: Range, bounds: { min: number; max: number }): Range {
  const [first, second] = [min ?? bounds.min, max ?? bounds.max];
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  return { min: low <= bounds.min ? null : low, max: high >= bounds.max ? null : high };
}

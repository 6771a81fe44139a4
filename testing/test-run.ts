/** `npm run test:long` sets it (package.json): the variants, sizes and files that `npm test` leaves out. */
export const IS_LONG_RUN = process.env.TEST_RUN === "long";

/**
 * A journey is made in one of its variants by `npm test`, and in the others by the long run. `first` is the one of
 * `npm test`: it differs from file to file, so that widths and languages are spread over the journeys. With `step`,
 * every so many of a long list.
 */
export function variantsOf<Variant>(
  variants: readonly Variant[],
  first: number,
  step: number = variants.length,
): Variant[] {
  return variants.filter((_, place) => (place % step === first) !== IS_LONG_RUN);
}

/** Marks the journeys that have variants: the long run makes no others. */
export const VARIANT = { tag: "@variant" };

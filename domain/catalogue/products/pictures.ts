import type { Variant } from "./variant.ts";

export interface ProductPicture {
  path: string;
  /** The option it shows; null when it fits every option. */
  option_id: number | null;
}

/**
 * The pictures of a variant: those of its options first, then those of no option; all of them when there are none
 * (CATALOG-15).
 */
export function picturesOf<P extends ProductPicture>(
  pictures: readonly P[],
  chosen: Pick<Variant, "choices">,
): readonly P[] {
  const options = new Set(chosen.choices.map(({ option_id }) => option_id));
  const own = pictures.filter(({ option_id }) => option_id !== null && options.has(option_id));
  const common = pictures.filter(({ option_id }) => option_id === null);
  const shown = [...own, ...common];
  return shown.length > 0 ? shown : pictures;
}

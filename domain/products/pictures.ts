import type { Variant } from "./variant.ts";

export interface ProductPicture {
  path: string;
  /** The option that it shows, or null when it shows the product in any choice. */
  option_id: number | null;
}

/**
 * The pictures of a choice: its own first, then those that belong to none; when that leaves nothing, all of them
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

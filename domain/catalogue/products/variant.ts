export interface OptionChoice {
  field_id: number;
  option_id: number;
}

export interface Variant {
  id: number;
  sku: string;
  /** One option of every axis. */
  choices: readonly OptionChoice[];
  /** How many pieces can be bought now. */
  available: number;
}

/** The option that a variant has on an axis (CATALOG-15). */
export function optionOf({ choices }: Pick<Variant, "choices">, fieldId: number): number | undefined {
  return choices.find(({ field_id }) => field_id === fieldId)?.option_id;
}

/** The default: the first available variant, or the first of all (CATALOG-15). */
export function defaultVariant<V extends Variant>(variants: readonly V[]): V | undefined {
  return variants.find(({ available }) => available > 0) ?? variants[0];
}

/** The variant that a link names by its SKU or id, sold out or not (CATALOG-14). */
export function variantByLink<V extends Variant>(variants: readonly V[], wanted: string | null): V | undefined {
  return variants.find(({ sku, id }) => sku === wanted || String(id) === wanted);
}

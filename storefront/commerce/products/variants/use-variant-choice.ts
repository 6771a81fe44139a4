import { useState } from "react";
import type { ProductAxis, ProductDetails, ProductVariant } from "#contracts/shop/catalogue/catalog.ts";
import { defaultVariant, type OptionChoice, optionOf } from "#domain/catalogue/products/variant.ts";
import { chooseOption, type OptionState, optionState } from "#domain/catalogue/products/variant-choice.ts";

export interface VariantChoice {
  /** While an axis is missing, the one whose picture and price are shown. */
  variant: ProductVariant;
  /** The sizes, until the visitor has chosen one: nobody's size is guessed, unless there is only one (CATALOG-15). */
  missing: ProductAxis | undefined;
  /** How many pieces there are of what is chosen. */
  available: number;
  /** How often the visitor was asked for what is missing. */
  asked: number;
  ask: () => void;
  stateOf: (choice: OptionChoice) => OptionState;
  choose: (choice: OptionChoice) => void;
}

/** The choice of a variant; `chosen` is the one that the visitor or a link has named. */
export function useVariantChoice(
  { variants, axes }: Pick<ProductDetails, "variants" | "axes">,
  chosen: ProductVariant | undefined,
  onChoose: (variant: ProductVariant) => void,
): VariantChoice {
  const [shown, setShown] = useState<ProductVariant>();
  const [asked, setAsked] = useState(0);
  const variant = chosen ?? shown ?? (defaultVariant(variants) as ProductVariant);
  const sizes = axes.find(({ display, options }) => display === "sizes" && options.length > 1);
  const missing = chosen ? undefined : sizes;
  const isChosen = (other: ProductVariant) =>
    axes.every((axis) => axis === missing || optionOf(other, axis.field_id) === optionOf(variant, axis.field_id));
  return {
    variant,
    missing,
    available: variants.filter(isChosen).reduce((sum, { available }) => sum + available, 0),
    asked,
    ask: () => setAsked(asked + 1),
    stateOf: (choice) => optionState(variants, axes, variant, choice),
    choose: (choice) => {
      const next = chooseOption(variants, axes, variant, choice);
      if (missing && missing.field_id !== choice.field_id) setShown(next);
      else onChoose(next);
    },
  };
}

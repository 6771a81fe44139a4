import { type OptionChoice, optionOf, type Variant } from "./variant.ts";

export interface Axis {
  field_id: number;
}

export type OptionState = "available" | "sold-out";

/**
 * Whether an option can be chosen. Axes are evaluated in order: a size depends on the chosen colour, while a colour is
 * available as long as any of its sizes is (CATALOG-15).
 */
export function optionState<V extends Variant>(
  variants: readonly V[],
  axes: readonly Axis[],
  current: V,
  choice: OptionChoice,
): OptionState {
  const fixed = axesBefore(axes, choice.field_id);
  const canBeHad = variants.some(
    (variant) => has(variant, choice) && variant.available > 0 && agrees(variant, current, fixed),
  );
  return canBeHad ? "available" : "sold-out";
}

/**
 * The variant after an option is chosen: earlier axes keep their options, later ones do if such a variant is available,
 * otherwise they take the first available. Choosing an unavailable option changes nothing (CATALOG-15).
 */
export function chooseOption<V extends Variant>(
  variants: readonly V[],
  axes: readonly Axis[],
  current: V,
  choice: OptionChoice,
): V {
  const fixed = axesBefore(axes, choice.field_id);
  const possible = variants.filter(
    (variant) => variant.available > 0 && has(variant, choice) && agrees(variant, current, fixed),
  );
  const others = axes.filter(({ field_id }) => field_id !== choice.field_id);
  return possible.find((variant) => agrees(variant, current, others)) ?? possible[0] ?? current;
}

function axesBefore(axes: readonly Axis[], fieldId: number): readonly Axis[] {
  return axes.slice(
    0,
    axes.findIndex(({ field_id }) => field_id === fieldId),
  );
}

const has = (variant: Variant, { field_id, option_id }: OptionChoice) => optionOf(variant, field_id) === option_id;

const agrees = (variant: Variant, other: Variant, axes: readonly Axis[]) =>
  axes.every(({ field_id }) => optionOf(variant, field_id) === optionOf(other, field_id));

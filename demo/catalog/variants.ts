import type { Colourway } from "../drawings/products/colourways.ts";
import { optionOf } from "./fields/all-fields.ts";
import type { Kind, SizeRun } from "./kinds/kind.ts";
import type { Dice } from "./random.ts";

export interface Variant {
  readonly id: number;
  readonly sku: string;
  readonly position: number;
  /** The number that the brand gave it. */
  readonly mpn: string;
  readonly optionIds: readonly number[];
  /** The price relative to the cheapest variant. */
  readonly priceFactor: number;
  readonly onHand: number;
}

interface Given {
  readonly id: number;
  readonly sku: string;
  readonly kind: Kind;
  readonly colours: readonly Colourway[];
  readonly sizes: { run: SizeRun; keys: readonly string[] } | null;
}

const VARIANTS_PER_PRODUCT = 100;
const SOLD_OUT_PRODUCTS = 0.03;
const SOLD_OUT_VARIANTS = 0.12;

/** Every colour in every size, grouped by colour. */
export function variantsOf(dice: Dice, { id, sku, kind, colours, sizes }: Given): Variant[] {
  const isSoldOut = dice.chance(SOLD_OUT_PRODUCTS);
  const places = colours.flatMap((colour) => (sizes?.keys ?? [null]).map((size, step) => ({ colour, size, step })));
  return places.map(({ colour, size, step }, position) => {
    const colourChoice = kind.hasNoColourChoice ? [] : [optionOf("colour", colour).id];
    const sizeChoice = sizes && size !== null ? [optionOf(sizes.run.field, size).id] : [];
    return {
      id: id * VARIANTS_PER_PRODUCT + position + 1,
      sku: [sku, colour.slice(0, 3), size?.replace(/[^A-Za-z0-9]/g, "")].filter(Boolean).join("-").toUpperCase(),
      position,
      mpn: `${sku.replaceAll("-", "").slice(0, 6)}${id}.${String(position + 1).padStart(2, "0")}`,
      optionIds: [...colourChoice, ...sizeChoice],
      priceFactor: 1 + step * (sizes?.run.priceStep ?? 0),
      onHand: isSoldOut || dice.chance(SOLD_OUT_VARIANTS) ? 0 : 1 + Math.floor(60 * dice.roll() ** 2),
    };
  });
}

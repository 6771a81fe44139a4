import { mayFly } from "../customs/may-fly.ts";
import type { Colourway } from "../drawings/products/colourways.ts";
import { type Shop, shopsFor } from "./assortment.ts";
import { type Brand, brandOf } from "./brands.ts";
import { departmentOf, isIn } from "./categories/category-tree.ts";
import { optionOf } from "./fields/all-fields.ts";
import { flagsOf } from "./flags.ts";
import { kindOf } from "./kinds/all-kinds.ts";
import type { Kind, SizeRun, Style } from "./kinds/kind.ts";
import { type ModelName, modelName } from "./model-name.ts";
import { type PricePlan, pricePlan } from "./price-plan.ts";
import { type ProductTexts, productTexts } from "./product-texts.ts";
import { type Dice, dice } from "./random.ts";
import { type Variant, variantsOf } from "./variants.ts";

export interface Product {
  readonly id: number;
  readonly sku: string;
  readonly kind: Kind;
  readonly category: string;
  readonly brand: Brand;
  readonly texts: ProductTexts;
  readonly optionIds: readonly number[];
  readonly colours: readonly Colourway[];
  readonly silhouetteSeed: number;
  /** The style's own silhouette, if only one fits the style's name. */
  readonly silhouette: number | undefined;
  readonly variants: readonly Variant[];
  readonly euros: number;
  readonly plan: PricePlan;
  readonly listedDaysAgo: number;
  readonly paidAmount: number;
  readonly shops: readonly Shop[];
  readonly flagIds: readonly number[];
  readonly weightGrams: number;
  readonly millimetres: readonly [number, number, number];
  readonly originCountry: string;
  readonly maxQuantity: number;
}

const LONGEST_DAYS = 540;
const BEST_SELLER = 4_800;
/** Offers on audio are advertised as "up to −35 %". */
const DEEPEST_AUDIO = 34;
const DEEPEST = 40;

/** The product with a number, from 1. It does not depend on the size of the catalogue. */
export function productOf(id: number): Product {
  const random = dice(id);
  const { kind, ordinal } = kindOf(id - 1);
  const model = modelName(kind, ordinal);
  const style = random.pick(model.styles);
  const category = style.category ?? kind.category;
  const department = departmentOf(category);
  const sku = skuOf(id, model);
  const colours = coloursOf(random, kind, style);
  const listedDaysAgo = random.between(3, LONGEST_DAYS);
  const plan = pricePlan(random, listedDaysAgo, isIn(category, "audio") ? DEEPEST_AUDIO : DEEPEST);
  return {
    id,
    sku,
    kind,
    category,
    brand: brandOf(model.brand),
    texts: productTexts(random, kind, style, model),
    optionIds: optionIdsOf(random, kind, style),
    colours,
    silhouetteSeed: random.below(60),
    silhouette: style.silhouette,
    variants: variantsOf(random, { id, sku, kind, colours, sizes: sizesOf(random, style.sizes ?? kind.sizes) }),
    euros: eurosOf(random, kind, style),
    plan,
    listedDaysAgo,
    paidAmount: Math.floor(BEST_SELLER * random.roll() ** 5),
    shops: shopsFor(random, department, mayFly(kind.hsCode)),
    flagIds: flagsOf(random, { category, plan }),
    weightGrams: random.between(...kind.grams),
    millimetres: kind.millimetres,
    originCountry: random.pick(kind.origins),
    maxQuantity: random.pick([3, 5, 10, 10, 20]),
  };
}

function skuOf(id: number, { brand, series, mark }: ModelName): string {
  const letters = (text: string) => text.replace(/[^A-Za-z0-9 ]/g, "");
  const initials = letters(series)
    .split(" ")
    .map((word) => word.slice(0, 2))
    .join("");
  const prefixes = [
    letters(brand).replaceAll(" ", "").slice(0, 2),
    initials + letters(mark).replaceAll(" ", "").slice(0, 4),
  ];
  return `${prefixes.join("-")}-${String(id).padStart(4, "0")}`.toUpperCase();
}

function coloursOf(random: Dice, kind: Kind, style: Style): Colourway[] {
  if (kind.hasNoColourChoice) return [random.pick(kind.colours)];
  const isSized = (style.sizes ?? kind.sizes) !== undefined;
  return random.some(kind.colours, isSized ? random.pick([1, 1, 2, 2, 3]) : random.pick([1, 2, 2, 3, 4]));
}

function sizesOf(random: Dice, run: SizeRun | undefined): { run: SizeRun; keys: readonly string[] } | null {
  if (!run) return null;
  const count = random.between(...run.count);
  const first = random.below(run.options.length - count + 1);
  return { run, keys: run.options.slice(first, first + count) };
}

function optionIdsOf(random: Dice, kind: Kind, style: Style): number[] {
  const chosen = Object.entries(style.options ?? {}).map(([field, option]) => optionOf(field, option).id);
  const details = Object.entries(kind.details)
    .filter(([field]) => style.options?.[field] === undefined)
    .map(([field, options]) => ({ field, ...optionOf(field, random.pick(options)) }))
    .filter(({ field }) => field !== "battery-life" || !isWired(style))
    .map(({ id }) => id);
  return [...chosen, ...details];
}

/** Wired goods have no battery. */
const isWired = ({ options }: Style) => options?.connection === "jack";

/** Skewed towards low prices. */
function eurosOf(random: Dice, { price: [low, high] }: Kind, { priceFactor = 1 }: Style): number {
  return (low + (high - low) * random.roll() ** 1.6) * priceFactor;
}

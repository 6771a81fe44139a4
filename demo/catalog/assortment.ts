import type { Dice } from "./random.ts";

export interface Shop {
  readonly code: string;
  /** Currencies, each with its factor to euros. */
  readonly currencies: Readonly<Record<string, number>>;
  /** The share of each department that it sells; all remaining departments are "other". */
  readonly shares: Readonly<Record<string, number>>;
}

const DOLLARS = 1.08;
const both = (level: number) => ({ EUR: level, USD: level * DOLLARS });

/** The assortment and price level of each storefront. Tandem has no marketplace and sells nothing. */
const SHOPS: readonly Shop[] = [
  { code: "lt", currencies: both(1), shares: { other: 0.93 } },
  { code: "lv", currencies: both(1.01), shares: { other: 0.82 } },
  { code: "ee", currencies: both(1.02), shares: { other: 0.8 } },
  { code: "pj", currencies: { EUR: 0.99 }, shares: { electronics: 0.6, other: 0.75 } },
  { code: "wl", currencies: both(1.03), shares: { electronics: 0.15, other: 0.88 } },
  { code: "nl", currencies: { EUR: 0.98 }, shares: { other: 0.8 } },
  { code: "ae", currencies: both(0.96), shares: { clothes: 0.3, footwear: 0.4, other: 0.8 } },
];

/** The share of products that only Willow sells. */
const WILLOW_ONLY = 0.02;
const WILLOW_DEPARTMENTS = ["clothes", "accessories", "cosmetics"];

/** Al Mina ships by air only, so it does not sell goods that may not fly. */
const ONLY_BY_AIR = "ae";

export function shopsFor(dice: Dice, department: string, mayFly: boolean): Shop[] {
  const shops = shopsOf(dice, department).filter(({ code }) => mayFly || code !== ONLY_BY_AIR);
  return shops.length > 0 ? shops : SHOPS.slice(0, 1);
}

function shopsOf(dice: Dice, department: string): Shop[] {
  if (WILLOW_DEPARTMENTS.includes(department) && dice.chance(WILLOW_ONLY)) {
    return SHOPS.filter(({ code }) => code === "wl");
  }
  return SHOPS.filter(({ shares }) => dice.chance(shares[department] ?? shares.other ?? 0));
}

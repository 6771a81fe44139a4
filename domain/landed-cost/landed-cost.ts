import { add, type Money, subtract, ZERO } from "../money/money.ts";
import { type FeeVersion, feesOn, insuranceFee } from "./forwarding-fees.ts";
import {
  type Consignment,
  type CustomsTables,
  declaredValue,
  type ImportCharges,
  importCharges,
} from "./import-charges.ts";

/** In the order in which they are shown. */
export const LANDED_LINES = [
  "goods",
  "freight",
  "service",
  "insurance",
  "storage",
  "duty",
  "import_vat",
  "delivery",
] as const;
export type LandedLineKey = (typeof LANDED_LINES)[number];

export const CERTAINTIES = ["fixed", "estimate"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What is said beside a line of a price. */
export const SHOWN_CERTAINTIES = [...CERTAINTIES, "at-most", "paid"] as const;
export type ShownCertainty = (typeof SHOWN_CERTAINTIES)[number];

export interface LandedLine {
  key: LandedLineKey;
  amount: Money;
  certainty: Certainty;
  /** Which service. */
  service?: string;
  /** A duty of one code. */
  hs6?: string;
  /** The duty is estimated by the chapter of its code. */
  isByChapter?: true;
  /** How many different codes a duty is for. */
  codes?: number;
  /** The rate of the import VAT. */
  basisPoints?: number;
  /** A business gets this back from its tax office. */
  recoverable?: true;
}

export interface LandedCostInput extends Consignment {
  isInsured: boolean;
  services?: readonly { service: string; amount: Money }[];
  /** None where nothing was stored. */
  storage?: Money;
  /** The courier's fee; null while none is known. */
  delivery: Money | null;
}

export interface LandedCostTables extends CustomsTables {
  fees: readonly FeeVersion[];
}

export interface LandedCost {
  lines: readonly LandedLine[];
  /** To the door, with the goods: the sum of the lines as they are shown. */
  total: Money;
  /** Without the goods, which the customer has paid to a shop. */
  charged: Money;
  /** A business cannot import without one. */
  needsEori: boolean;
}

/** What goods cost to the door, line by line (FORWARDING-03): the same for an estimate and for a forward request. */
export function landedCost(input: LandedCostInput, tables: LandedCostTables): LandedCost {
  const goods = declaredValue(input.lines);
  const fixed = (key: LandedLineKey, amount: Money): LandedLine => ({ key, amount, certainty: "fixed" });
  const lines: LandedLine[] = [
    fixed("goods", goods),
    fixed("freight", input.freight),
    ...(input.services ?? []).map(({ service, amount }) => ({ ...fixed("service", amount), service })),
    ...(input.isInsured ? [fixed("insurance", insuranceFee(goods, feesOn(tables.fees, input.day)))] : []),
    ...(input.storage === undefined ? [] : [fixed("storage", input.storage)]),
    ...customsLines(importCharges(input, tables), input),
    ...(input.delivery === null ? [] : [fixed("delivery", input.delivery)]),
  ];
  const total = lines.reduce((sum, { amount }) => add(sum, amount), ZERO);
  return { lines, total, charged: subtract(total, goods), needsEori: input.buyer === "business" };
}

function customsLines({ duties, isFixed, codes, vat }: ImportCharges, { buyer }: Consignment): LandedLine[] {
  const duty = duties.map(
    ({ hs6, amount, isByChapter }): LandedLine => ({
      key: "duty",
      amount,
      certainty: isFixed ? "fixed" : "estimate",
      ...(hs6 === null ? { codes } : { hs6 }),
      ...(isByChapter ? { isByChapter } : {}),
    }),
  );
  if (!vat) return duty;
  const { basisPoints, amount } = vat;
  const recoverable = buyer === "business" ? { recoverable: true as const } : {};
  return [...duty, { key: "import_vat", amount, certainty: "estimate", basisPoints, ...recoverable }];
}

interface PriceStage {
  /** Before it is packed the freight is the most that it can be. */
  isCeiling: boolean;
  /** Customs have taken what they take. */
  isSettled?: boolean;
}

/** What customs take may be an estimate until they have taken it. What is neither theirs nor freight is as it is. */
export function shownCertainty(
  { key, certainty }: Pick<LandedLine, "key" | "certainty">,
  { isCeiling, isSettled = false }: PriceStage,
): ShownCertainty | undefined {
  if (key === "freight" && isCeiling) return "at-most";
  if (key !== "duty" && key !== "import_vat") return undefined;
  return isSettled ? "paid" : certainty;
}

import { add, type Money, subtract, ZERO } from "#domain/money/money/money.ts";
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

/** The certainty that is shown beside a line of a price. */
export const SHOWN_CERTAINTIES = [...CERTAINTIES, "at-most", "paid"] as const;
export type ShownCertainty = (typeof SHOWN_CERTAINTIES)[number];

export interface LandedLine {
  key: LandedLineKey;
  amount: Money;
  certainty: Certainty;
  service?: string;
  /** The tariff code of a duty on one code. */
  hs6?: string;
  /** The duty is estimated by the chapter of its code. */
  isByChapter?: true;
  /** The number of different codes that a duty is for. */
  codes?: number;
  /** The rate of the import VAT. */
  basisPoints?: number;
  /** A business can reclaim this from its tax office. */
  recoverable?: true;
}

export interface LandedCostInput extends Consignment {
  isInsured: boolean;
  services?: readonly { service: string; amount: Money }[];
  /** Undefined where nothing was stored. */
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
  /** A business cannot import without an EORI number. */
  needsEori: boolean;
}

/** The landed cost of goods, line by line (FORWARDING-03): the same for an estimate and for a forward request. */
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
  /** Until the box is packed, the freight is a maximum. */
  isCeiling: boolean;
  /** Customs have taken duty and import VAT. */
  isSettled?: boolean;
}

/** Duty and import VAT may be estimates until customs take them. Other lines, except freight, show nothing. */
export function shownCertainty(
  { key, certainty }: Pick<LandedLine, "key" | "certainty">,
  { isCeiling, isSettled = false }: PriceStage,
): ShownCertainty | undefined {
  if (key === "freight" && isCeiling) return "at-most";
  if (key !== "duty" && key !== "import_vat") return undefined;
  return isSettled ? "paid" : certainty;
}

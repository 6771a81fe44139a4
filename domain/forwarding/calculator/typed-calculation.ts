import type { Money } from "#domain/money/money/money.ts";
import { plainDecimal, typedAmount } from "#domain/shared/forms/typed-number.ts";
import { type Query, type QueryPair, writeQuery } from "#domain/shared/text/query.ts";
import { BOX_LIMITS, LEAST_VALUE, MOST_VALUE } from "./limits.ts";

/** A box as it was typed: kilograms and centimetres. */
export interface TypedBox {
  kg: string;
  length: string;
  width: string;
  height: string;
}

/** The calculator's form as it was typed. It is the page's address, so that an estimate can be shared. */
export interface TypedCalculation {
  /** A warehouse by its code, a country by its ISO code. */
  from: string;
  to: string;
  boxes: readonly TypedBox[];
  value: string;
  code: string;
  isInsured: boolean;
  isBusiness: boolean;
}

export interface MeasuredBox {
  weight_grams: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
}

export interface ReadCalculation {
  boxes: MeasuredBox[];
  value: Money;
}

export const CALCULATION_PROBLEMS = { weight: "weight", size: "size", value: "value" } as const;
export type CalculationProblem = keyof typeof CALCULATION_PROBLEMS;
/** By field: `kg-0`, `length-0`, …, `value`. */
export type CalculationProblems = Readonly<Record<string, CalculationProblem>>;

export const EMPTY_BOX: TypedBox = { kg: "", length: "", width: "", height: "" };
const BOX_KEYS = { kg: "kg", length: "l", width: "w", height: "h" } as const;
type BoxField = keyof typeof BOX_KEYS;
const BOX_FIELDS = Object.keys(BOX_KEYS) as BoxField[];
const LONGEST_TEXT = 12;
const YES = "1";

/** The names of a box's fields in the form and in the address. */
export const boxKey = (field: BoxField): string => BOX_KEYS[field];

/** A query without boxes gives the example, with the query's `from` and `to`. */
export function readTyped(query: Query, example: TypedCalculation): TypedCalculation {
  if (!BOX_FIELDS.some((field) => query.has(BOX_KEYS[field]))) {
    return { ...example, from: textIn(query, "from", example.from), to: textIn(query, "to", example.to) };
  }
  const columns = BOX_FIELDS.map((field) => query.getAll(BOX_KEYS[field]));
  const count = Math.min(Math.max(...columns.map(({ length }) => length)), BOX_LIMITS.boxes);
  const boxes = Array.from({ length: count }, (_, at) => {
    const texts = BOX_FIELDS.map((field, column) => [field, cut(columns[column]?.[at] ?? "")]);
    return Object.fromEntries(texts) as unknown as TypedBox;
  });
  return {
    from: textIn(query, "from", example.from),
    to: textIn(query, "to", example.to),
    boxes,
    value: textIn(query, "value", ""),
    code: textIn(query, "code", example.code),
    isInsured: query.get("insured") === YES,
    isBusiness: query.get("business") === YES,
  };
}

/** The form as the query of an address. */
export function calculationQuery(typed: TypedCalculation): string {
  return writeQuery([
    ["from", typed.from],
    ["to", typed.to],
    ...typed.boxes.flatMap((box) => BOX_FIELDS.map((field): QueryPair => [BOX_KEYS[field], box[field]])),
    ["value", typed.value],
    ["code", typed.code],
    ...(typed.isInsured ? [["insured", YES] as const] : []),
    ...(typed.isBusiness ? [["business", YES] as const] : []),
  ]);
}

/** The calculation in grams, millimetres and money; or the fields that cannot be read or are out of bounds. */
export function checkTyped(typed: TypedCalculation): { read: ReadCalculation | null; problems: CalculationProblems } {
  const problems: Record<string, CalculationProblem> = {};
  const noted = (value: number | null, field: string, problem: CalculationProblem) => {
    if (value === null) problems[field] = problem;
    return value ?? 0;
  };
  const boxes = typed.boxes.map((box, at) => ({
    weight_grams: noted(measured(box.kg, 3, BOX_LIMITS.grams), `kg-${at}`, "weight"),
    length_mm: noted(measured(box.length, 1, BOX_LIMITS.millimetres), `length-${at}`, "size"),
    width_mm: noted(measured(box.width, 1, BOX_LIMITS.millimetres), `width-${at}`, "size"),
    height_mm: noted(measured(box.height, 1, BOX_LIMITS.millimetres), `height-${at}`, "size"),
  }));
  const value = noted(readValue(typed.value), "value", "value") as Money;
  return { read: Object.keys(problems).length === 0 ? { boxes, value } : null, problems };
}

const DECIMAL = /^\d{1,6}(?:\.\d{1,3})?$/;

/** A decimal number in its smaller unit, such as grams for kilograms; null if unreadable or out of bounds. */
function measured(text: string, decimals: number, { min, max }: { min: number; max: number }): number | null {
  const typed = plainDecimal(text) ?? "";
  if (!DECIMAL.test(typed)) return null;
  const value = Math.round(Number(typed) * 10 ** decimals);
  return value >= min && value <= max ? value : null;
}

function readValue(text: string): Money | null {
  const value = typedAmount(text);
  return value !== null && value >= LEAST_VALUE && value <= MOST_VALUE && value % LEAST_VALUE === 0 ? value : null;
}

const cut = (text: string) => text.slice(0, LONGEST_TEXT);

function textIn(query: Query, key: string, otherwise: string): string {
  const text = query.get(key);
  return text === null ? otherwise : cut(text);
}

import { add, fromMinor, type Money, multiply, ZERO } from "#domain/money/money/money.ts";
import { isGtin } from "./gtin.ts";
import { ORIGINS } from "./origins.ts";
import type { ParcelState } from "./parcel-states.ts";

/** A line of a declaration as the customer typed it: a number that cannot be read is null. */
export interface DeclaredLine {
  description: string;
  quantity: number | null;
  unitValue: Money | null;
  /** The first six digits of the tariff code. */
  hs6: string;
  /** The country of origin, ISO 3166-1 alpha-2. */
  origin: string;
  /** The number under the bar code; empty without a bar code. */
  gtin: string;
}

/** A line that was checked. */
export type ValidLine = DeclaredLine & { quantity: number; unitValue: Money };

export interface DeclarationRules {
  isKnownCode(hs6: string): boolean;
}

export const MOST_DECLARED_LINES = 50;
const DESCRIPTION = { min: 3, max: 100 };
const MOST_PIECES = 999;
const LEAST_VALUE = fromMinor(1);
const MOST_VALUE = fromMinor(1_000_000);
/** Customs clears nothing under such a name alone. */
const VAGUE_WORDS = ["gift", "gifts", "goods", "sample", "samples"];
const NOT_LATIN = /[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/u;
const WORD = /\p{Script=Latin}{2,}/gu;

export type DeclarationKey =
  | "validation.required"
  | "validation.too-short"
  | "validation.too-long"
  | "declaration.latin"
  | "declaration.two-words"
  | "declaration.vague"
  | "declaration.quantity"
  | "declaration.value"
  | "declaration.code"
  | "declaration.origin"
  | "declaration.gtin"
  | "declaration.attest"
  | "declaration.lines";

export type DeclarationProblems = Partial<Record<string, DeclarationKey>>;

/** The problems of the lines by field name, such as `lines.0.hs6` (ERROR-05). */
export function checkDeclaration(lines: readonly DeclaredLine[], rules: DeclarationRules): DeclarationProblems {
  if (lines.length === 0) return { lines: "declaration.lines" };
  const found = lines.flatMap((line, index) =>
    Object.entries(checkLine(line, rules)).flatMap(([field, key]) =>
      key === null ? [] : [[`lines.${index}.${field}`, key] as const],
    ),
  );
  return Object.fromEntries(found);
}

type LineField = "description" | "quantity" | "unit_value" | "hs6" | "origin" | "gtin";

const checkLine = (
  line: DeclaredLine,
  { isKnownCode }: DeclarationRules,
): Record<LineField, DeclarationKey | null> => ({
  description: checkDescription(line.description),
  quantity: isQuantity(line.quantity) ? null : "declaration.quantity",
  unit_value: isUnitValue(line.unitValue) ? null : "declaration.value",
  hs6: isKnownCode(line.hs6) ? null : "declaration.code",
  origin: ORIGINS.includes(line.origin) ? null : "declaration.origin",
  gtin: line.gtin === "" || isGtin(line.gtin) ? null : "declaration.gtin",
});

const isWithin = (value: number, least: number, most: number) =>
  Number.isSafeInteger(value) && value >= least && value <= most;

const isQuantity = (pieces: number | null): pieces is number => pieces !== null && isWithin(pieces, 1, MOST_PIECES);
const isUnitValue = (value: Money | null): value is Money => value !== null && isWithin(value, LEAST_VALUE, MOST_VALUE);

function checkDescription(description: string): DeclarationKey | null {
  const text = description.trim();
  if (text === "") return "validation.required";
  if (NOT_LATIN.test(text)) return "declaration.latin";
  if (text.length < DESCRIPTION.min) return "validation.too-short";
  if (text.length > DESCRIPTION.max) return "validation.too-long";
  const words = Array.from(text.toLowerCase().matchAll(WORD), ([word]) => word);
  if (words.length > 0 && words.every((word) => VAGUE_WORDS.includes(word))) return "declaration.vague";
  return words.length < 2 ? "declaration.two-words" : null;
}

export const declaredValue = (lines: readonly { quantity: number; unitValue: Money }[]): Money =>
  lines.reduce((total, { quantity, unitValue }) => add(total, multiply(unitValue, quantity)), ZERO);

/** The value of the lines while they are typed: a line without a valid quantity and value does not count yet. */
export const valueSoFar = (lines: readonly DeclaredLine[]): Money =>
  declaredValue(
    lines.flatMap(({ quantity, unitValue }) =>
      isQuantity(quantity) && isUnitValue(unitValue) ? [{ quantity, unitValue }] : [],
    ),
  );

/** Open until a request with the parcel is submitted: then only an edit changes the declaration (I16, I23). */
const DECLARABLE: readonly ParcelState[] = ["expected", "missing", "in_storage", "on_hold", "reserved"];

export const canBeDeclared = (state: ParcelState, isLocked: boolean): boolean =>
  !isLocked && DECLARABLE.includes(state);

export const DECLARATION_STATUSES = ["none", "partial", "complete", "locked"] as const;
export type DeclarationStatus = (typeof DECLARATION_STATUSES)[number];

interface Declaration {
  lineCount: number;
  isAttested: boolean;
  needsInvoice: boolean;
  hasInvoice: boolean;
  isLocked: boolean;
}

/** Stored lines are valid; a declaration is complete when it is attested and no required invoice is missing. */
export function declarationStatus({
  lineCount,
  isAttested,
  needsInvoice,
  hasInvoice,
  isLocked,
}: Declaration): DeclarationStatus {
  if (isLocked) return "locked";
  if (lineCount === 0) return "none";
  return isAttested && (hasInvoice || !needsInvoice) ? "complete" : "partial";
}

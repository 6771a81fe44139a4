import { fromDecimalString, type Money } from "#domain/money/money/money.ts";

const SPACES = /[\s\u00a0\u202f’']/g;
const PLAIN = /^-?\d+(?:\.\d+)?$/;
const GROUPED = /^-?[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/**
 * A number as people of any language type it, such as "1 234,56", "1,234.56" or "1.234,56", with a decimal point and nothing
 * else; null for what is no number. One mark alone stands before the decimals.
 */
export function plainDecimal(text: string): string | null {
  const bare = text.replace(SPACES, "");
  const lastMark = Math.max(bare.lastIndexOf(","), bare.lastIndexOf("."));
  const marks = bare.replace(/[^.,]/g, "");
  if (lastMark < 0) return PLAIN.test(bare) ? bare : null;
  // The same mark again and again stands between thousands, and there are no decimals.
  if (marks.length > 1 && new Set(marks).size === 1) return GROUPED.test(bare) ? bare.replace(/[.,]/g, "") : null;
  const units = bare.slice(0, lastMark);
  if (marks.length > 1 && !isGroupedByOne(units)) return null;
  const plain = `${units.replace(/[.,]/g, "")}.${bare.slice(lastMark + 1)}`;
  return PLAIN.test(plain) ? plain : null;
}

const isGroupedByOne = (units: string): boolean => GROUPED.test(units) && new Set(units.match(/[.,]/g)).size === 1;

/** A sum in whole cents. "1,234" could be read in two ways, and is refused. */
export function typedAmount(text: string): Money | null {
  const plain = plainDecimal(text);
  return plain !== null && /^\d+(?:\.\d{1,2})?$/.test(plain) ? fromDecimalString(plain) : null;
}

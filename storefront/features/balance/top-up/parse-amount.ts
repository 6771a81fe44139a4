import { fromDecimalString, type Money } from "../../../../domain/money/money.ts";

const WHOLE_MINOR = /^\d{1,7}(\.\d{1,2})?$/;

/** Accepts a decimal comma or point and spaces between thousands; null for anything else. */
export function parseAmount(text: string): Money | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  return WHOLE_MINOR.test(plain) ? fromDecimalString(plain) : null;
}

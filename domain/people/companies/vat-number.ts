type Check = (digits: string) => boolean;

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** The remainder by 11 of one row of weights or, where that is 10, of the next; 10 in the end counts as 0. */
function lithuanian(digits: string): boolean {
  const length = digits.length - 1;
  if (digits[length - 1] !== "1") return false;
  const rowFrom = (first: number) => Array.from({ length }, (_, index) => ((first + index - 1) % 9) + 1);
  const [sum = 10] = [1, 3].map((first) => weighted(digits, rowFrom(first)) % 11).filter((rest) => rest < 10);
  return Number(digits[length]) === sum % 10;
}

/** ISO 7064, modulus 11 and 10. */
function german(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** Businesses have the number of their tax office; sole traders one that ISO 7064 checks with its letters as figures. */
function dutch(text: string): boolean {
  if (weighted(text, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0) return true;
  const figures = `NL${text}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(figures) % 97n === 1n;
}

const remainder =
  (modulus: number, wanted: number, weights: readonly number[]): Check =>
  (digits) =>
    weighted(digits, weights) % modulus === wanted;

/** How a number is written after the letters of its country and, where it is known, how its check digits are computed. */
const RULES: Readonly<Record<string, { form: RegExp; check?: Check }>> = {
  LT: { form: /^(\d{9}|\d{12})$/, check: lithuanian },
  LV: { form: /^[4-9]\d{10}$/, check: remainder(11, 3, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) },
  EE: { form: /^\d{9}$/, check: remainder(10, 0, [3, 7, 1, 3, 7, 1, 3, 7, 1]) },
  FI: { form: /^\d{8}$/, check: remainder(11, 0, [7, 9, 10, 5, 8, 4, 2, 1]) },
  NL: { form: /^\d{9}B\d{2}$/, check: dutch },
  DE: { form: /^[1-9]\d{8}$/, check: german },
  PL: { form: /^\d{10}$/, check: remainder(11, 0, [6, 5, 7, 2, 3, 4, 5, 6, 7, -1]) },
  AE: { form: /^\d{15}$/ },
  AT: { form: /^U\d{8}$/ },
  BE: { form: /^[01]\d{9}$/ },
  BG: { form: /^\d{9,10}$/ },
  CY: { form: /^\d{8}[A-Z]$/ },
  CZ: { form: /^\d{8,10}$/ },
  DK: { form: /^\d{8}$/ },
  EL: { form: /^\d{9}$/ },
  ES: { form: /^[A-Z\d]\d{7}[A-Z\d]$/ },
  FR: { form: /^[A-Z\d]{2}\d{9}$/ },
  GB: { form: /^(\d{9}|\d{12})$/ },
  HR: { form: /^\d{11}$/ },
  HU: { form: /^\d{8}$/ },
  IE: { form: /^\d[A-Z\d]\d{5}[A-Z]{1,2}$/ },
  IT: { form: /^\d{11}$/ },
  LU: { form: /^\d{8}$/ },
  MT: { form: /^\d{8}$/ },
  PT: { form: /^\d{9}$/ },
  RO: { form: /^\d{2,10}$/ },
  SE: { form: /^\d{12}$/ },
  SI: { form: /^\d{8}$/ },
  SK: { form: /^\d{10}$/ },
};

/** The form in which it is stored and compared: capitals, without spaces, dots and dashes. */
export const normalVatNumber = (typed: string) => typed.replace(/[\s.-]/g, "").toUpperCase();

/** Whether it is a number of its country: by its check digits where we know them, else by its form. */
export function isVatNumber(typed: string): boolean {
  const number = normalVatNumber(typed);
  const rule = RULES[number.slice(0, 2)];
  const rest = number.slice(2);
  return rule?.form.test(rest) === true && (rule.check?.(rest) ?? true);
}

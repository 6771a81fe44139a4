/** The digits of a suite's number. */
export const SUITE_DIGITS = { min: 10_000, max: 99_999 };

/** The suite as parcels are addressed to it, such as LT-40817. */
export const suiteNumber = (storefrontCode: string, digits: number): string =>
  `${storefrontCode.toUpperCase()}-${digits}`;

const WRITTEN = /\b([a-z]{2})[\s-]*(\d{5})\b/i;

/** The storefront and digits of a suite as somebody wrote it on a label; null when there is none. */
export function readSuite(text: string): { storefrontCode: string; digits: number } | null {
  const [, code, digits] = WRITTEN.exec(text) ?? [];
  return code && digits ? { storefrontCode: code.toLowerCase(), digits: Number(digits) } : null;
}

const NOT_ASCII = /[^\x20-\x7e]/g;
/** Letters that do not decompose into a Latin letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: "l",
  Ł: "L",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ß: "ss",
  æ: "ae",
  Æ: "Ae",
};

/** A name as foreign labels print it: plain Latin letters. Other scripts are left out. */
export const labelName = (name: string): string =>
  name
    .replace(/[łŁøØđĐßæÆ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize("NFD")
    .replace(NOT_ASCII, "")
    .trim();

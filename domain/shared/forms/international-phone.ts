import { isPhone } from "./phone.ts";

interface Numbering {
  /** The country's calling code. */
  code: string;
  /** The trunk prefixes, dialled within the country. */
  trunk: readonly string[];
  /** The lengths of a number without code and prefix. */
  digits: readonly number[];
  /** The sizes of its groups of digits; the last group takes the rest. */
  groups: readonly number[];
}

const NUMBERING: Readonly<Record<string, Numbering>> = {
  LT: { code: "370", trunk: ["0", "8"], digits: [8], groups: [3, 5] },
  LV: { code: "371", trunk: [], digits: [8], groups: [2, 3, 3] },
  EE: { code: "372", trunk: [], digits: [7, 8], groups: [4, 4] },
  NL: { code: "31", trunk: ["0"], digits: [9], groups: [1, 8] },
  AE: { code: "971", trunk: ["0"], digits: [8, 9], groups: [2, 3, 4] },
  US: { code: "1", trunk: ["1"], digits: [10], groups: [3, 3, 4] },
  CN: { code: "86", trunk: ["0"], digits: [10, 11], groups: [3, 4, 4] },
  PL: { code: "48", trunk: [], digits: [9], groups: [3, 3, 3] },
  DE: { code: "49", trunk: ["0"], digits: [9, 10, 11], groups: [3, 8] },
  FI: { code: "358", trunk: ["0"], digits: [7, 8, 9, 10], groups: [2, 3, 5] },
  SE: { code: "46", trunk: ["0"], digits: [7, 8, 9], groups: [2, 3, 4] },
};

const MAX_TYPED_CHARACTERS = 40;
/** Separators that people type. */
const SEPARATORS = /[\s().\-/]/g;
const DIGITS = /^\d+$/;

/**
 * A phone number as it is dialled from abroad, from any form that is usual in the chosen country: 8 612 34567 is
 * +370 612 34567 (ERROR-06). Null when it is no phone number.
 */
export function internationalPhone(text: string, countryIso: string | undefined): string | null {
  const typed = text.trim();
  if (typed.length > MAX_TYPED_CHARACTERS) return null;
  const compact = typed.replace(SEPARATORS, "").replace(/^00/, "+");
  const numbering = NUMBERING[countryIso ?? ""];
  const national = numbering && nationalNumber(compact, numbering);
  if (numbering && national) return `+${numbering.code} ${grouped(national, numbering.groups)}`;
  if (isPhone(typed)) return typed;
  return isPhone(compact) ? compact : null;
}

function nationalNumber(compact: string, { code, trunk, digits }: Numbering): string | null {
  const isWhole = (number: string) => DIGITS.test(number) && digits.includes(number.length);
  if (compact.startsWith("+")) {
    const rest = compact.startsWith(`+${code}`) ? compact.slice(1 + code.length) : "";
    return isWhole(rest) ? rest : null;
  }
  if (isWhole(compact)) return compact;
  const prefix = [code, ...trunk].find((each) => compact.startsWith(each) && isWhole(compact.slice(each.length)));
  return prefix === undefined ? null : compact.slice(prefix.length);
}

function grouped(number: string, groups: readonly number[]): string {
  const groupsOfDigits: string[] = [];
  let rest = number;
  for (const length of groups.slice(0, -1)) {
    groupsOfDigits.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...groupsOfDigits, rest].filter((part) => part !== "").join(" ");
}

import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { AnyMessageKey } from "#i18n/message-key.ts";
import {
  createTranslate,
  formOf,
  type Messages,
  type Translate,
  translateFilled,
  type Values,
} from "#i18n/translate.ts";

/** Characters without width, which no text has: before each text they say which message it is. */
const DIGITS = ["\u2061", "\u2062", "\u2063", "\u2064"] as const;
const LENGTH = 7;
const MARK = new RegExp(`[${DIGITS.join("")}]{${LENGTH}}`);

const keys: string[] = [];
const numbers = new Map<string, number>();

function markOf(key: string): string {
  const number = numbers.get(key) ?? keys.push(key) - 1;
  numbers.set(key, number);
  return Array.from({ length: LENGTH }, (_, digit) => DIGITS[(number >> (2 * digit)) & 3]).join("");
}

/** The key of the message that a text of the page came from; of a text inside another, the outer one's. */
export function keyOf(text: string): string | null {
  const [mark] = MARK.exec(text) ?? [];
  if (!mark) return null;
  const number = Array.from(mark, (digit) => DIGITS.indexOf(digit as (typeof DIGITS)[number]));
  return keys[number.reduce((sum, value, digit) => sum + value * 4 ** digit, 0)] ?? null;
}

/** Shows texts with their marks. */
export function createMarkedTexts(language: Language, messages: Messages): Translate {
  const translate = createTranslate(language, messages);
  const marked = (key: AnyMessageKey, values?: Values) =>
    markOf(formOf(language, messages, key, values)) + translateFilled(translate, key, values);
  return Object.assign(marked, { language });
}

/** Shows the keys. */
export const createKeyView = (language: Language): Translate =>
  Object.assign((...[key]: [key: AnyMessageKey, values?: Values]): string => key, { language });

import { htmlLanguage, type Language } from "#domain/operations/storefronts/storefront.ts";
import type { AnyMessageKey, Values, ValuesOf } from "./message-key.ts";

export type Messages = Readonly<Record<string, string>>;
export type { Values };

export interface Translate {
  <Key extends AnyMessageKey>(key: Key, ...values: ValuesOf<Key>): string;
  language: Language;
}

/**
 * The specification's message format: `{{name}}` placeholders, and plural forms `key_one`, `key_few` … selected by
 * `count`. LOCALE-07: a missing translation shows its key. Messages are plain text, which React escapes.
 */
export function createTranslate(language: Language, messages: Messages): Translate {
  const translate = (key: AnyMessageKey, values?: Values) => {
    const text = own(messages, formOf(language, messages, key, values)) ?? key;
    return values ? substitute(text, values) : text;
  };
  return Object.assign(translate, { language });
}

/** For a key that comes together with its values, such as a refusal of the server: the compiler cannot compare them. */
export function translateFilled(t: Translate, key: AnyMessageKey, values?: Values): string {
  return (t as (key: AnyMessageKey, values?: Values) => string)(key, values);
}

/** The key of the plural form that a count asks for, or the key itself. */
export function formOf(language: Language, messages: Messages, key: AnyMessageKey, values?: Values): string {
  const count = values?.count;
  const form = typeof count === "number" ? `${key}_${pluralRules(language).select(count)}` : key;
  return Object.hasOwn(messages, form) ? form : key;
}

const rulesByLanguage = new Map<Language, Intl.PluralRules>();

/** Cached, because creating plural rules is slow. */
function pluralRules(language: Language): Intl.PluralRules {
  const rules = rulesByLanguage.get(language) ?? new Intl.PluralRules(htmlLanguage(language));
  rulesByLanguage.set(language, rules);
  return rules;
}

function substitute(text: string, values: Values): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => String(own(values, name) ?? placeholder));
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

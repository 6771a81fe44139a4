import type { Middleware } from "@orpc/server";
import type { WirePolicy } from "#contracts/define-call.ts";
import { type Reader, readerOf } from "#domain/operations/storefronts/reader.ts";
import type { CallContext } from "./call-context.ts";

export interface ReaderContext extends CallContext {
  /** From the language and currency that the input names. */
  reader: Reader;
}

type Step = Middleware<CallContext, Pick<ReaderContext, "reader">, unknown, unknown, Record<never, never>, WirePolicy>;

/**
 * Resolves the language and the currency that an input names, once, by one rule, for every call. A call that names no
 * currency gets the one of the preference cookie (REGION-06).
 */
export const resolveReader: Step = ({ context, next }, input) => {
  const { storefront, hostDefaultLanguage, client } = context;
  const language = named(input, ["language_id", "locale", "langIso"]) ?? hostDefaultLanguage;
  const currency = named(input, ["currency_id", "currency"]) ?? client.savedCurrency;
  return next({ context: { reader: readerOf(storefront, { language, currency }) } });
};

/** The input is not validated yet: only strings and numbers are read. */
function named(input: unknown, keys: readonly string[]): string | number | undefined {
  if (typeof input !== "object" || input === null) return undefined;
  for (const key of keys) {
    const value = Object.hasOwn(input, key) ? (input as Record<string, unknown>)[key] : undefined;
    if (typeof value === "string" || typeof value === "number") return value;
  }
  return undefined;
}

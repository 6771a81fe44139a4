import { useEffect, useState } from "react";
import type { ContentHit } from "#contracts/shop/content/content.ts";
import { SUGGESTIONS_FROM_CHARACTERS, SUGGESTIONS_PAUSE_MS } from "#domain/catalogue/search/search-limits.ts";
import { browserApi } from "#storefront/browser-api.ts";
import type { Api } from "#storefront/context.ts";
import { useCurrency } from "../../navigation/settings/use-currency.ts";
import { usePageData } from "../../page-data.tsx";

type Call = Api["search"]["suggestions"];
export type Suggestions = Awaited<ReturnType<Call>> & {
  /** Articles, questions and pages. */
  texts: readonly ContentHit[];
};

const NO_GOODS = { queries: [], brands: [], categories: [], products: [] };
const MOST_TEXTS = 3;
const LONGEST_TEXT = 200;

/** Fetches suggestions once the typing pauses. The returned function cancels the request. */
export function askSuggestions(wanted: Parameters<Call>[0], onAnswer: (answer: Suggestions) => void): () => void {
  const given = new AbortController();
  const timer = setTimeout(async () => {
    const { signal } = given;
    const { locale } = wanted;
    const q = wanted.text.slice(0, LONGEST_TEXT);
    const [goods, { hits }] = await Promise.all([
      browserApi.search.suggestions(wanted, { signal }).catch(() => NO_GOODS),
      browserApi.content.search({ q, locale, limit: MOST_TEXTS }, { signal }).catch(() => ({ hits: [] })),
    ]);
    if (!signal.aborted) onAnswer({ ...goods, texts: hits });
  }, SUGGESTIONS_PAUSE_MS);
  return () => {
    clearTimeout(timer);
    given.abort();
  };
}

/** Suggestions for the typed text; the previous ones stay until the next answer. Null when too little was typed. */
export function useSuggestions(typed: string): Suggestions | null {
  const { locale } = usePageData();
  const currency = useCurrency().current?.isoCode;
  const text = typed.trim();
  const isEnough = text.length >= SUGGESTIONS_FROM_CHARACTERS;
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (isEnough) return askSuggestions({ locale, currency, text }, setAnswer);
    setAnswer(null);
  }, [isEnough, locale, currency, text]);
  return isEnough ? answer : null;
}

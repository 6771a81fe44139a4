import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { htmlLanguage, type Language } from "#domain/operations/storefronts/storefront.ts";

/** The `lang` of a text that is in another language than the page around it. */
export function useTextLanguage(language: Language): string | undefined {
  return language === useTranslate().language ? undefined : htmlLanguage(language);
}

import type { Feature, Language, Theme } from "./storefront.ts";

export interface LanguageProfile {
  id: number;
  iso_code: Language;
  local_title: string;
  gtm_id: string | null;
  pixel_id: string | null;
  live_agent_id: string | null;
  mp_default_sort: number | null;
  /** The brand's own words on its first screen. */
  hero: { title: string | null; text: string | null; action: string | null };
}

export interface CurrencyProfile {
  id: number;
  iso_code: string;
  /** What one euro is worth in it, in millionths, at the newest stored rate; none where no rate is known. */
  millionths_per_euro: number | null;
}

/** A storefront as the product knows it: who it is, what it speaks, sells in and offers (REGION-02, REGION-08). */
export interface StorefrontProfile {
  code: string;
  name: string;
  theme: Theme;
  appUrl: string;
  logoUrl: string | null;
  /** The sign beside the name on documents: the picture in base64. */
  documentLogo: string | null;
  languages: LanguageProfile[];
  /** Those that it sells in, the first ones first. */
  currencies: CurrencyProfile[];
  /** All that the business knows. */
  allCurrencies: CurrencyProfile[];
  conversionCurrency: CurrencyProfile;
  defaultLanguageIso: Language;
  defaultCountryId: number;
  defaultCountryIso: string;
  features: Feature[];
  /** Whether My orders can be filtered by the type of an order (REGION-09). */
  filtersOrders: boolean;
  wellKnownCategories: Record<string, number>;
  categoryDocKey: string;
  criteoKey: string | null;
  klaviyoKey: string | null;
  errorReportingDsn: string | null;
  paymentVerification: string | null;
  searchVerification: string | null;
  redirectHosts: string[];
  texts: StorefrontTexts;
}

/** What staff have put in place of the program's own messages. */
export interface StorefrontTexts {
  /** Changes with every text; empty while there is none. */
  version: string;
  /** All messages of the languages in which any is changed. */
  messages: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
}

/** What a request's host stands for. */
export interface HostMatch {
  storefront: StorefrontProfile;
  /** The language a visitor of this host gets who has not chosen one (LOCALE-02). */
  hostDefaultLanguage: Language;
}

import type { Feature, Language, Theme } from "./storefront.ts";

export interface LanguageProfile {
  id: number;
  iso_code: Language;
  local_title: string;
  gtm_id: string | null;
  pixel_id: string | null;
  live_agent_id: string | null;
  mp_default_sort: number | null;
  /** The brand's own texts on its first screen. */
  hero: { title: string | null; text: string | null; action: string | null };
}

export interface CurrencyProfile {
  id: number;
  iso_code: string;
  /** The newest stored rate to the euro, in millionths; null where no rate is known. */
  millionths_per_euro: number | null;
}

/** A storefront: its brand, languages, currencies and features (REGION-02, REGION-08). */
export interface StorefrontProfile {
  code: string;
  name: string;
  theme: Theme;
  appUrl: string;
  logoUrl: string | null;
  /** The logo beside the name on documents, in base64. */
  documentLogo: string | null;
  languages: LanguageProfile[];
  /** The currencies that the storefront sells in, in their order. */
  currencies: CurrencyProfile[];
  /** All currencies of the business. */
  allCurrencies: CurrencyProfile[];
  conversionCurrency: CurrencyProfile;
  defaultLanguageIso: Language;
  defaultCountryId: number;
  defaultCountryIso: string;
  features: Feature[];
  /** Whether My orders can be filtered by the kind of an order (REGION-09). */
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

/** The changes of staff to the program's messages. */
export interface StorefrontTexts {
  /** Changes with every change of a message; empty without changed messages. */
  version: string;
  /** All messages of the languages that have a changed message. */
  messages: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
}

export interface HostMatch {
  storefront: StorefrontProfile;
  /** The language for a visitor of this host who has not chosen one (LOCALE-02). */
  hostDefaultLanguage: Language;
}

import { createContext, type RouterContextProvider } from "react-router";
import type { CallClient } from "#client/calls/network-client.ts";
import type { Contract } from "#contracts/shop/contract.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Reader } from "#domain/operations/storefronts/reader.ts";
import type { ColourMode, Language, ProductLayout } from "#domain/operations/storefronts/storefront.ts";

export type Api = CallClient<Contract>;

/** The server's facts about the visit that a page is rendered for. */
export interface Visit {
  storefront: StorefrontProfile;
  hostDefaultLanguage: Language;
  savedLocale: string | undefined;
  currencyId: number;
  colourMode: ColourMode;
  productLayout: ProductLayout;
  isSignedIn: boolean;
  userAgent: string;
  tags: Set<string>;
  debug: boolean;
  demo: boolean;
  /** The address that a demo's pages use instead of their vendors. */
  vendorSink: string | null;
  buildId: string;
  messagesVersion: string;
  isReady(): Promise<boolean>;
}

/** In-process calls during SSR. In the browser the same contract goes over the network (browser-api.ts). */
export const api = createContext<Api>();

/** Only set on the server. */
export const visit = createContext<Visit>();

/** The language and currency of the page, resolved once for all of its loaders. Only set on the server. */
export const reader = createContext<Reader>();

/** The language of the page, for its loaders and guards. */
export const pageLanguage = (context: Readonly<RouterContextProvider>): Language =>
  context.get(reader).language.iso_code;

import { readCookie, writeCookie } from "../../../client/browser-cookies.ts";
import { COOKIE_NAMES, PREFERENCE_COOKIE_MAX_AGE_SECONDS } from "../../../domain/limits/cookies.ts";
import {
  type Consent,
  hasChosenConsent,
  NO_CONSENT,
  parseConsent,
  serialiseConsent,
} from "../../../domain/marketing/consent.ts";
import { createStore, useStore } from "../../../ui/store.ts";
import { closeConsent } from "./consent-dialog-state.ts";

interface ConsentState {
  consent: Consent;
  /** Null until the cookie was read. */
  hasChosen: boolean | null;
}

const state = createStore<ConsentState>({ consent: NO_CONSENT, hasChosen: null });

export function useConsent(): ConsentState {
  return useStore(state);
}

export function readStoredConsent(): void {
  const cookie = readCookie(COOKIE_NAMES.consent);
  state.write({ consent: parseConsent(cookie), hasChosen: hasChosenConsent(cookie) });
}

export function chooseConsent(consent: Consent): void {
  writeCookie(COOKIE_NAMES.consent, serialiseConsent(consent), PREFERENCE_COOKIE_MAX_AGE_SECONDS);
  state.write({ consent, hasChosen: true });
  closeConsent();
}

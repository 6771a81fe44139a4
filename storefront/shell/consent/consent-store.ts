import { readCookie, writeCookie } from "#client/browser-cookies.ts";
import { reportError } from "#client/report-error.ts";
import {
  CONSENT_TEXT_VERSION,
  type Consent,
  type ConsentSource,
  consentVersion,
  NO_CONSENT,
  type Purpose,
  parseConsent,
  serialiseConsent,
  takesBack,
} from "#domain/marketing/marketing/consent.ts";
import { CONSENT_COOKIE_MAX_AGE_SECONDS, COOKIE_NAMES } from "#domain/shared/limits/cookies.ts";
import { createStore, useStore } from "#ui/store.ts";
import { browserApi } from "../../browser-api.ts";
import type { PageData } from "../../render/page-data.server.ts";
import { usePageData } from "../page-data.tsx";
import { closeConsent } from "./consent-dialog-state.ts";

interface ConsentState {
  consent: Consent;
  /** Null until the cookie was read, and while a choice is being saved. */
  hasChosen: boolean | null;
}

type Asking = Pick<PageData, "vendors" | "locale">;
export type EndVendors = (vendors: PageData["vendors"], consent: Consent) => Promise<void>;

const state = createStore<ConsentState>({ consent: NO_CONSENT, hasChosen: null });

/** The layers above know the vendors. */
let endVendors: EndVendors = async () => {};

export function endVendorsWith(end: EndVendors): void {
  endVendors = end;
}

export function useConsent(): ConsentState {
  return useStore(state);
}

/** The present consent, for code outside of components. */
export const hasConsent = (purpose: Purpose) => state.read().consent[purpose];

/** Global Privacy Control: the browser refuses marketing for its user. */
export const refusesMarketing = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const versionFor = ({ vendors }: Asking) => consentVersion(vendors.map(({ name }) => name));
const storedFor = (asking: Asking) => parseConsent(readCookie(COOKIE_NAMES.consent), versionFor(asking));

/** A visitor whose browser refuses marketing is asked about statistics only, if there is anything to ask. */
export function readStoredConsent(asking: Asking): void {
  const stored = storedFor(asking);
  const isAsked = !refusesMarketing() || asking.vendors.some(({ purpose }) => purpose === "statistics");
  if (stored) state.write({ consent: stored.consent, hasChosen: true });
  else if (isAsked || asking.vendors.length === 0) state.write({ consent: NO_CONSENT, hasChosen: false });
  else choose(NO_CONSENT, "gpc", asking).catch(reportError);
}

export function useChooseConsent(): (consent: Consent, source: ConsentSource) => void {
  const asking = usePageData();
  return (consent, source) => void choose(consent, source, asking).catch(reportError);
}

/** A refusal counts at once. An agreement counts once its proof is stored, or could not be. */
async function choose(wanted: Consent, source: ConsentSource, asking: Asking): Promise<void> {
  const before = state.read().consent;
  const isTakenBack = takesBack(before, wanted);
  const sure = both(before, wanted);
  const id = storedFor(asking)?.id ?? randomId();
  const store = (consent: Consent) => {
    writeCookie(
      COOKIE_NAMES.consent,
      serialiseConsent({ consent, id }, versionFor(asking)),
      CONSENT_COOKIE_MAX_AGE_SECONDS,
    );
    state.write({ consent, hasChosen: true });
  };
  closeConsent();
  if (takesBack(wanted, before)) state.write({ consent: sure, hasChosen: null });
  else store(sure);
  if (isTakenBack) await endVendors(asking.vendors, wanted);
  store(await prove({ id, choices: wanted, source: isTakenBack ? "withdrawal" : source }, asking));
  if (isTakenBack) window.location.reload();
}

const both = (one: Consent, other: Consent): Consent => ({
  statistics: one.statistics && other.statistics,
  marketing: one.marketing && other.marketing,
});

interface Choice {
  id: string;
  choices: Consent;
  source: ConsentSource;
}

/** Returns the consent that counts: the server knows better whether the browser refuses marketing. */
async function prove(choice: Choice, { vendors, locale }: Asking): Promise<Consent> {
  const about = { vendors: vendors.map(({ name }) => name), text_version: CONSENT_TEXT_VERSION, locale };
  const answer = await browserApi.marketing.recordConsent({ ...choice, ...about }).catch(reportError);
  return answer?.choices ?? choice.choices;
}

const ID_BYTES = 16;

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

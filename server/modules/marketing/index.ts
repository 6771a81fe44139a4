export { marketingCalls } from "./calls.ts";
export { type Consent, isConsentGiven, recordConsent } from "./consents.ts";

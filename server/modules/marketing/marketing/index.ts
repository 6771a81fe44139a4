export { sweepCampaignVisits } from "./campaign-visits.ts";
export { agreedAddresses, isConsentGiven, recordConsent } from "./consents.ts";
export { lastChoice, sweepCookieChoices } from "./cookie-choices.ts";
export { marketingRules } from "./marketing-rules.ts";
export { marketingModule } from "./module.ts";
export { sweepNewsletter } from "./newsletter-links.ts";
export { marketingData } from "./personal-data.ts";
export { preferencesOf } from "./preference-store.ts";

export { createMarketingCalls } from "./calls.ts";
export { sweepCampaignVisits } from "./campaign-visits.ts";
export { isConsentGiven, recordConsent } from "./consents.ts";
export { sweepCookieChoices } from "./cookie-choices.ts";
export { registerMarketingRoutes } from "./http.ts";
export { marketingRules } from "./marketing-rules.ts";
export { moveConsents } from "./move-consents.ts";
export { sweepNewsletter } from "./newsletter-links.ts";
export { marketingData } from "./personal-data.ts";

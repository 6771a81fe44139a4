export { createMarketingCalls } from "./calls.ts";
export { sweepCampaignVisits } from "./campaign-visits.ts";
export { isConsentGiven, recordConsent } from "./consents.ts";
export { addNewsletterRoutes } from "./http.ts";
export { moveConsents } from "./move-consents.ts";
export type { MarketingParts } from "./newsletter.ts";
export { createNewsletterUrl, sweepNewsletter } from "./newsletter-links.ts";
export { marketingData } from "./personal-data.ts";

import { isConsentGiven } from "./consents.ts";
import { createNewsletterUrl } from "./newsletter-links.ts";

type LinkArguments = Parameters<typeof createNewsletterUrl>;

/** What outgoing mail asks about marketing: who agreed to it, and how they unsubscribe. */
export const marketingRules = (now: () => Date) => ({
  isAllowed: isConsentGiven,
  createUnsubscribeUrl: (db: LinkArguments[0], subscriber: LinkArguments[2]) =>
    createNewsletterUrl(db, "unsubscribe", subscriber, now()),
});

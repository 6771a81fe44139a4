import { isConsentGiven } from "./consents.ts";
import { createNewsletterLink } from "./newsletter-links.ts";
import { preferencesOf } from "./preference-store.ts";

type LinkArguments = Parameters<typeof createNewsletterLink>;

/** The consents, limits and links that the mailer needs for marketing mail. */
export const marketingRules = (now: () => Date) => ({
  isAllowed: isConsentGiven,
  frequencyOf: async (db: LinkArguments[0], storefrontCode: string, email: string) =>
    (await preferencesOf(db, { storefrontCode, email })).frequency,
  async createLinks(db: LinkArguments[0], subscriber: LinkArguments[2]) {
    const leadTo = await createNewsletterLink(db, "unsubscribe", subscriber, now());
    return { unsubscribe: leadTo("unsubscribe"), preferences: leadTo("preferences") };
  },
});

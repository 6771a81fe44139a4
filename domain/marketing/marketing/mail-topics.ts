/** The topics of marketing mail; each needs its own consent. */
export const MAIL_TOPICS = ["newsletter", "offers", "cart_reminders", "price_drops"] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** The topics that subscribing to the newsletter, or to offers with an account, agrees to. */
export const SUBSCRIBED_TOPICS = ["newsletter", "offers"] as const satisfies readonly MailTopic[];
/** A topic of campaigns, which go to everybody who has agreed to it. */
export type CampaignTopic = (typeof SUBSCRIBED_TOPICS)[number];

/**
 * The topics, and two more: mail about a watched variant that is back in stock, which has a request for each variant,
 * and reviews, which we no longer ask for but whose earlier consents can still be withdrawn.
 */
export const CONSENT_TOPICS = [...MAIL_TOPICS, "stock", "reviews"] as const;
export type ConsentTopic = (typeof CONSENT_TOPICS)[number];

/** Raised whenever a topic, or the text of its consent, changes. */
export const TOPIC_TEXT_VERSION = 2;

export const MAIL_FREQUENCIES = ["always", "weekly", "monthly"] as const;
export type MailFrequency = (typeof MAIL_FREQUENCIES)[number];

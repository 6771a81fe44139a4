/** What marketing mail can be about; each is agreed to by itself. */
export const MAIL_TOPICS = ["newsletter", "offers", "cart_reminders", "price_drops"] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** What is agreed to by asking for the newsletter, or for offers with an account. */
export const SUBSCRIBED_TOPICS = ["newsletter", "offers"] as const satisfies readonly MailTopic[];
/** What everybody who has agreed to it gets at once. */
export type CampaignTopic = (typeof SUBSCRIBED_TOPICS)[number];

/**
 * Beside the topics, mail about a watched variant that is back in stock, which is asked for one by one; and opinions, which
 * nobody is asked for any more, so that leaving ends what was agreed to before.
 */
export const CONSENT_TOPICS = [...MAIL_TOPICS, "stock", "reviews"] as const;
export type ConsentTopic = (typeof CONSENT_TOPICS)[number];

/** Raised whenever a topic, or the words by which it is agreed to, change. */
export const TOPIC_TEXT_VERSION = 2;

export const MAIL_FREQUENCIES = ["always", "weekly", "monthly"] as const;
export type MailFrequency = (typeof MAIL_FREQUENCIES)[number];

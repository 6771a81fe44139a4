/** What marketing mail can be about; each is agreed to by itself. */
export const MAIL_TOPICS = ["newsletter", "offers", "cart_reminders", "price_drops", "reviews"] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** What is agreed to by asking for the newsletter, or for offers with an account. */
export const SUBSCRIBED_TOPICS = ["newsletter", "offers"] as const satisfies readonly MailTopic[];
/** What everybody who has agreed to it gets at once. */
export type CampaignTopic = (typeof SUBSCRIBED_TOPICS)[number];

/** Beside the topics, mail about a watched variant that is back in stock. It is asked for one by one. */
export const CONSENT_TOPICS = [...MAIL_TOPICS, "stock"] as const;
export type ConsentTopic = (typeof CONSENT_TOPICS)[number];

/** Raised whenever a topic, or the words by which it is agreed to, change. */
export const TOPIC_TEXT_VERSION = 1;

export const MAIL_FREQUENCIES = ["always", "weekly", "monthly"] as const;
export type MailFrequency = (typeof MAIL_FREQUENCIES)[number];

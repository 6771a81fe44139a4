import { and, desc, eq } from "drizzle-orm";
import {
  CONSENT_TOPICS,
  type ConsentTopic,
  SUBSCRIBED_TOPICS,
  TOPIC_TEXT_VERSION,
} from "#domain/marketing/marketing/mail-topics.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Addressee, ofAddressee } from "./of-addressee.ts";
import { marketingConsents } from "./tables.ts";

export interface Consent extends Addressee {
  isGiven: boolean;
  /** Where the consent was given or withdrawn. */
  source: string;
}

/** The topics that an address has agreed to: the newest entry of each decides (AUTH-09). */
export async function agreedTopics(db: Database, addressee: Addressee): Promise<Set<ConsentTopic>> {
  const newest = await db
    .selectDistinctOn([marketingConsents.topic], {
      topic: marketingConsents.topic,
      isGiven: marketingConsents.isGiven,
    })
    .from(marketingConsents)
    .where(ofAddressee(marketingConsents, addressee))
    .orderBy(marketingConsents.topic, desc(marketingConsents.id));
  return new Set(newest.flatMap(({ topic, isGiven }) => (isGiven ? [topic] : [])));
}

/** Whether an address has agreed to a topic or, where none is named, to news or offers. */
export async function isConsentGiven(
  db: Database,
  storefrontCode: string,
  email: string,
  topic?: ConsentTopic,
): Promise<boolean> {
  const agreed = await agreedTopics(db, { storefrontCode, email });
  return topic ? agreed.has(topic) : SUBSCRIBED_TOPICS.some((subscribed) => agreed.has(subscribed));
}

/** Agrees to news and offers, or withdraws from all marketing (T131). */
export async function recordConsent(db: Database, { isGiven, source, ...addressee }: Consent): Promise<void> {
  if (isGiven) return append(db, { ...addressee, source }, SUBSCRIBED_TOPICS, true);
  const agreed = await agreedTopics(db, addressee);
  const withdrawn = new Set<ConsentTopic>([...SUBSCRIBED_TOPICS, ...agreed]);
  await append(
    db,
    { ...addressee, source },
    CONSENT_TOPICS.filter((topic) => withdrawn.has(topic)),
    false,
  );
}

/** Agrees to, or withdraws from, single topics; an unchanged topic is not written again. */
export async function recordTopics(
  db: Database,
  { source, ...addressee }: Addressee & { source: string },
  choices: Partial<Record<ConsentTopic, boolean | undefined>>,
): Promise<void> {
  const agreed = await agreedTopics(db, addressee);
  for (const isGiven of [true, false]) {
    const changed = CONSENT_TOPICS.filter((topic) => choices[topic] === isGiven && agreed.has(topic) !== isGiven);
    await append(db, { ...addressee, source }, changed, isGiven);
  }
}

/** Entries are only appended: they are the evidence of consent. */
async function append(
  db: Database,
  entry: Addressee & { source: string },
  topics: readonly ConsentTopic[],
  isGiven: boolean,
): Promise<void> {
  if (topics.length === 0) return;
  const { storefrontCode, email, source } = entry;
  await db
    .insert(marketingConsents)
    .values(
      topics.map((topic) => ({ storefrontCode, email, source, topic, isGiven, textVersion: TOPIC_TEXT_VERSION })),
    );
}

/** The addresses of a storefront that have agreed to a topic. */
export async function agreedAddresses(db: Database, storefrontCode: string, topic: ConsentTopic): Promise<string[]> {
  const { email, isGiven, id } = marketingConsents;
  const newest = db
    .selectDistinctOn([email], { email, isGiven })
    .from(marketingConsents)
    .where(and(eq(marketingConsents.storefrontCode, storefrontCode), eq(marketingConsents.topic, topic)))
    .orderBy(email, desc(id))
    .as("newest");
  const rows = await db.select({ email: newest.email }).from(newest).where(eq(newest.isGiven, true));
  return rows.map((row) => row.email);
}

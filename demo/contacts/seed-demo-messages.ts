import { and, eq } from "drizzle-orm";
import { earlier, HOUR_MS } from "#domain/shared/time/durations.ts";
import { messageAggregate } from "#modules/content/contacts/index.ts";
import { contactAnswers, contactMessages } from "#modules/content/contacts/tables.ts";
import { users } from "#modules/people/identity/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { DEMO_LANGUAGES } from "../languages.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { MESSAGE_STORIES, type MessageStory } from "./message-stories.ts";

const { storefrontCode } = DEMO_ORDER_SCOPE;

/** A message in every state; nothing is changed if any message exists. */
export async function seedDemoMessages(db: Database, today: Date): Promise<void> {
  await transact(db, async (tx) => {
    if ((await tx.$count(contactMessages)) > 0) return;
    for (const story of MESSAGE_STORIES) await writeStory(tx, story, today);
  });
}

async function writeStory(tx: Database, { events, language, hoursAgo, ...story }: MessageStory, today: Date) {
  const before = (hours: number) => earlier(today, hours * HOUR_MS);
  const isOfAccount = and(eq(users.email, story.email), eq(users.storefrontCode, storefrontCode));
  const [account] = await tx.select({ id: users.id }).from(users).where(isOfAccount);
  const userId = account?.id ?? null;
  const createdAt = before(hoursAgo);
  const values = { ...story, storefrontCode, languageId: DEMO_LANGUAGES[language].id, userId, createdAt };
  const cause = { actor: "customer", actorId: userId, at: createdAt } as const;
  const { id } = await insertFirstState(tx, messageAggregate, values, cause);
  for (const { event, hoursAgo: hours, answer } of events) {
    const at = before(hours);
    await messageAggregate.recordPast(tx, id, { event, at });
    if (answer) await tx.insert(contactAnswers).values({ messageId: id, createdAt: at, text: answer });
  }
}

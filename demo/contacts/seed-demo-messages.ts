import { and, eq } from "drizzle-orm";
import { earlier, HOUR_MS } from "#domain/shared/time/durations.ts";
import { insertPastMessage } from "#modules/content/contacts/index.ts";
import { contactMessages } from "#modules/content/contacts/tables.ts";
import { users } from "#modules/people/identity/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
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
  await insertPastMessage(
    tx,
    {
      ...story,
      storefrontCode,
      languageId: DEMO_LANGUAGES[language].id,
      userId: account?.id ?? null,
      createdAt: before(hoursAgo),
    },
    events.map(({ hoursAgo: hours, ...event }) => ({ ...event, at: before(hours) })),
  );
}

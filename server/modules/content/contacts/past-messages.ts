import type { MessageEvent } from "#domain/content/contacts/message-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { moveInThePast } from "#platform/state/move-in-the-past.ts";
import { messageStates } from "./message-store.ts";
import { contactAnswers, type contactMessages } from "./tables.ts";

interface PastEvent {
  event: MessageEvent;
  at: Date;
  answer?: string;
}

/** Stores a message of the past with its events, such as the demo's. No mail follows. */
export async function insertPastMessage(
  tx: Database,
  values: Omit<typeof contactMessages.$inferInsert, "state"> & { createdAt: Date },
  events: readonly PastEvent[],
): Promise<void> {
  const cause = { actor: "customer", actorId: values.userId ?? null, at: values.createdAt } as const;
  let message = await insertFirstState(tx, messageStates, values, cause);
  for (const { event, at, answer } of events) {
    message = await moveInThePast(tx, messageStates, message, { event, at });
    if (answer) await tx.insert(contactAnswers).values({ messageId: message.id, createdAt: at, text: answer });
  }
}

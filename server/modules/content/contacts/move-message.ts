import type { MessageEvent } from "#domain/content/contacts/message-machine.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Move, moveState } from "#platform/state/move-state.ts";
import type { ContactsDeps } from "./contacts-deps.ts";
import { mailAnswer, mailMessage } from "./message-mail.ts";
import { messageStates } from "./message-store.ts";
import { contactAnswers, type contactMessages, type MessageRow } from "./tables.ts";

/** Moves a locked message and queues the mails that the transition declares; refused where the machine has none. */
export async function moveMessage(
  deps: ContactsDeps,
  tx: Database,
  message: MessageRow,
  move: Move<MessageEvent, typeof contactMessages>,
): Promise<MessageRow> {
  const moved = await moveState(tx, messageStates, message, move, async (effect) => {
    // An answer is mailed by who wrote it down.
    if (effect === "received") await mailMessage(deps, tx, message);
  });
  if (!moved) throw refuse("conflict");
  return moved;
}

/** Writes to the sender; what is erased has nobody to answer to. */
export async function answerMessage(
  deps: ContactsDeps,
  tx: Database,
  message: MessageRow,
  { by, text }: { by: number; text: string },
): Promise<MessageRow> {
  if (message.erasedAt !== null) throw refuse("conflict");
  const moved = await moveMessage(deps, tx, message, { event: "answer", actor: "staff", actorId: by });
  const [answer] = await tx
    .insert(contactAnswers)
    .values({ messageId: message.id, memberId: by, text, createdAt: deps.now() })
    .returning();
  if (answer) await mailAnswer(deps, tx, message, answer);
  return moved;
}

import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ContactsDeps } from "./contacts-deps.ts";
import { messageAggregate } from "./message-aggregate.ts";
import { mailAnswer } from "./message-mail.ts";
import { contactAnswers, type MessageRow } from "./tables.ts";

/** Writes to the sender; what is erased has nobody to answer to. */
export async function answerMessage(
  deps: ContactsDeps,
  tx: Database,
  message: MessageRow,
  { by, text }: { by: number; text: string },
): Promise<MessageRow> {
  if (message.erasedAt !== null) throw refuse("conflict");
  const moved = await messageAggregate.move(tx, message, { event: "answer", actor: "staff", actorId: by }, deps);
  const [answer] = await tx
    .insert(contactAnswers)
    .values({ messageId: message.id, memberId: by, text, createdAt: deps.now() })
    .returning();
  if (answer) await mailAnswer(deps, tx, message, answer);
  return moved;
}

import {
  checkMessage,
  MOST_FROM_NETWORK,
  readMessage,
  type TypedMessage,
} from "#domain/content/contacts/contact-message.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom } from "#platform/limits/rate-limits.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import type { ContactsDeps } from "./contacts-deps.ts";
import { type Evidence, judgeMessage } from "./judge-message.ts";
import { messageAggregate } from "./message-aggregate.ts";
import { findRepeated, noteChallenge } from "./message-store.ts";

/**
 * Stores a message. One that passes every check goes to support at once, any other one waits for staff; the answer is the
 * same, so that a robot learns nothing.
 */
export async function writeMessage(
  deps: ContactsDeps,
  context: ReaderContext,
  typed: TypedMessage,
  evidence: Evidence | null,
): Promise<string> {
  const broken = checkMessage(typed);
  if (Object.keys(broken).length > 0) throw refuseFields(broken);
  const { storefront, reader, user, client } = context;
  await consumeAttempt(context, deps.now(), attemptsFrom("contact-most", client.address, MOST_FROM_NETWORK));
  const read = readMessage(typed);
  return transact(context.db, async (tx) => {
    const nonce = nonceOf(evidence);
    const repeated = await findRepeated(tx, nonce, read);
    if (repeated !== null) return numberOf("contact_message", repeated);
    const heldFor = await judgeMessage(deps, tx, context, { email: read.email, evidence });
    const userId = user?.id ?? null;
    const values = {
      ...read,
      storefrontCode: storefront.code,
      languageId: reader.language.id,
      userId,
      heldFor,
      createdAt: deps.now(),
    };
    const message = await insertFirstState(tx, messageAggregate, values, { actor: "customer", actorId: userId });
    await noteChallenge(tx, nonce, message.id);
    if (heldFor.length === 0) await messageAggregate.move(tx, message, { event: "accept", actor: "system" }, deps);
    return numberOf("contact_message", message.id);
  });
}

/** The name of a challenge, genuine or not; empty for anything that cannot be one. */
const nonceOf = (evidence: Evidence | null) => /^([\w-]{22})\./.exec(evidence?.challenge ?? "")?.[1] ?? "";

import type { MessageEvent, MessageState } from "#domain/content/contacts/message-machine.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { historyOf } from "#platform/state/status-events.ts";
import type { ContactsDeps } from "./contacts-deps.ts";
import { listForStaff, presentMessages } from "./list-for-staff.ts";
import { findMessage, lockMessage, messageStates } from "./message-store.ts";
import { answerMessage, moveMessage } from "./move-message.ts";
import type { MessageRow } from "./tables.ts";

export function createStaffContactCalls(deps: ContactsDeps) {
  const { contacts } = staffCalls;
  const move = async (context: StaffCallContext, number: string, event: MessageEvent) => {
    const message = await inScope(context, number, lockMessage);
    const by = { actor: "staff", actorId: actingMember(context).id } as const;
    return moved(await moveMessage(deps, context.db, message, { event, ...by }));
  };
  return {
    list: contacts.list.handler(({ input, context }) => listForStaff(context, input)),
    get: contacts.get.handler(async ({ input, context }) => {
      const message = await inScope(context, input.number, findMessage);
      const [shown] = await presentMessages(context, [message]);
      if (!shown) throw refuse("not_found");
      const events = await historyOf(context.db, messageStates.machine, message.id);
      const history = events.map(({ event, toState, at }) => ({
        event,
        state: toState as MessageState,
        at: at.toISOString(),
      }));
      return { ...shown, history };
    }),
    answer: contacts.answer.handler(async ({ input: { number, text }, context }) => {
      const message = await inScope(context, number, lockMessage);
      return moved(await answerMessage(deps, context.db, message, { by: actingMember(context).id, text }));
    }),
    close: contacts.close.handler(({ input, context }) => move(context, input.number, "close")),
    spam: contacts.spam.handler(({ input, context }) => move(context, input.number, "mark_spam")),
    release: contacts.release.handler(({ input, context }) => move(context, input.number, "release")),
  };
}

const moved = ({ state }: MessageRow) => ({ status: true as const, state });

async function inScope(
  { db, concerns }: StaffCallContext,
  number: string,
  read: typeof lockMessage,
): Promise<MessageRow> {
  const message = await read(db, idOf("contact_message", number) ?? 0);
  concerns({ name: `message:${number}`, storefronts: [message.storefrontCode] });
  return message;
}

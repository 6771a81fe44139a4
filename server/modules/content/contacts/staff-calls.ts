import type { MessageEvent } from "#domain/content/contacts/message-machine.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { answerMessage } from "./answer-message.ts";
import type { ContactsDeps } from "./contacts-deps.ts";
import { getForStaff } from "./get-for-staff.ts";
import { listForStaff } from "./list-for-staff.ts";
import { messageAggregate } from "./message-aggregate.ts";
import type { MessageRow } from "./tables.ts";

export function createStaffContactCalls(deps: ContactsDeps) {
  const { contacts } = staffCalls;
  const move = async (context: StaffCallContext, number: string, event: MessageEvent) => {
    const message = await messageAggregate.lockInScope(context, number);
    const by = { actor: "staff", actorId: actingMember(context).id } as const;
    return moved(await messageAggregate.move(context.db, message, { event, ...by }, deps));
  };
  return {
    list: contacts.list.handler(({ input, context }) => listForStaff(deps, context, input)),
    get: contacts.get.handler(({ input, context }) => getForStaff(context, input.number)),
    answer: contacts.answer.handler(async ({ input: { number, text }, context }) => {
      const message = await messageAggregate.lockInScope(context, number);
      return moved(await answerMessage(deps, context.db, message, { by: actingMember(context).id, text }));
    }),
    close: contacts.close.handler(({ input, context }) => move(context, input.number, "close")),
    spam: contacts.spam.handler(({ input, context }) => move(context, input.number, "mark_spam")),
    release: contacts.release.handler(({ input, context }) => move(context, input.number, "release")),
  };
}

const moved = ({ state }: MessageRow) => ({ status: true as const, state });

import type { StaffMessage } from "#contracts/staff/content/contacts.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { mailsByKeys } from "#modules/operations/mail/index.ts";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import { memberNames, rowTimeline } from "#modules/people/staff/index.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { presentRow } from "./list-for-staff.ts";
import { messageAggregate } from "./message-aggregate.ts";
import { mailKeys } from "./message-mail.ts";
import { answersTo } from "./message-store.ts";
import type { MessageRow } from "./tables.ts";

type Answer = Awaited<ReturnType<typeof answersTo>>[number];

/** One message with its answers. */
export async function getForStaff(context: StaffCallContext, number: string): Promise<StaffMessage> {
  const { db } = context;
  const message = await messageAggregate.findInScope(context, number);
  const [answers, languages] = await Promise.all([answersTo(db, [message.id]), db.select().from(languageCodes)]);
  const [shown, timeline] = await Promise.all([presentAnswers(db, answers), readTimeline(db, message, answers)]);
  return {
    ...presentRow(context, message, languages),
    is_guest: message.userId === null,
    text: message.message,
    answers: shown,
    timeline,
  };
}

async function presentAnswers(db: Database, answers: readonly Answer[]): Promise<StaffMessage["answers"]> {
  const names = await memberNames(
    db,
    answers.flatMap(({ memberId }) => memberId ?? []),
  );
  return answers.map(({ memberId, text, createdAt }) => ({
    text,
    at: createdAt.toISOString(),
    by: names.get(memberId ?? 0) ?? null,
  }));
}

async function readTimeline(db: Database, { id }: MessageRow, answers: readonly Answer[]) {
  const [history, mails] = await Promise.all([
    messageAggregate.history(db, id),
    mailsByKeys(db, [
      mailKeys.received(id),
      mailKeys.copy(id),
      ...answers.map((answer) => mailKeys.answered(answer.id)),
    ]),
  ]);
  return rowTimeline(db, { history, subjects: [`message:${numberOf("contact_message", id)}`], mails });
}

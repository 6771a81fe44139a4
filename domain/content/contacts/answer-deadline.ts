import { DAY_MS, earlier, later } from "#domain/shared/time/durations.ts";
import type { MessageState } from "./message-machine.ts";

/** The states of a message that somebody waits for an answer to. */
export const WAITING_MESSAGE_STATES: readonly MessageState[] = ["held", "new"];

const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6];
/** From a Friday to the Monday after it. */
const OVER_WEEKEND = 3 * DAY_MS;

const beginningOfDay = (at: Date) => new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`);

/** Until when a message is answered, as the shop promises: within one working day. */
export function answerBy(writtenAt: Date): Date {
  const day = writtenAt.getUTCDay();
  if (day === FRIDAY) return later(writtenAt, OVER_WEEKEND);
  if (day === SATURDAY) return later(beginningOfDay(writtenAt), OVER_WEEKEND);
  if (day === SUNDAY) return later(beginningOfDay(writtenAt), 2 * DAY_MS);
  return later(writtenAt, DAY_MS);
}

/** The moment up to which messages are late by now if they still wait. */
export function lateUpTo(now: Date): Date {
  const day = now.getUTCDay();
  if (day === MONDAY) return earlier(now, OVER_WEEKEND);
  if (day === SATURDAY) return earlier(beginningOfDay(now), DAY_MS + 1);
  if (day === SUNDAY) return earlier(beginningOfDay(now), 2 * DAY_MS + 1);
  return earlier(now, DAY_MS);
}

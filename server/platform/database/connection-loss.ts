import { isMissingSocket } from "./errors.ts";

/** PostgreSQL's codes for: shutting down, starting up, disk, memory or connections exhausted, cannot connect. Ours: too many wait. */
const AWAY = /^(?:57P0[1235]|53[1-3]00|58030|08\d{3}|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|TOO_BUSY)$/;
const LOST =
  /connection terminated|timeout exceeded when trying to connect|not (?:currently )?accepting connections|not queryable|query_wait|query read timeout|statement timeout/i;

/** When a client may ask again: a database that restarts is back by then, or soon after. */
export const RETRY_AFTER_SECONDS = 5;

/** Whether an error means that the database is unavailable or overloaded, not that the query was wrong. */
export function isConnectionLoss(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    if (AWAY.test(String(code)) || isMissingSocket(cause) || LOST.test(cause.message)) return true;
  }
  return false;
}

/** Answers 503 when the database is unavailable. */
export async function orUnavailable<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!isConnectionLoss(error)) throw error;
    throw Object.assign(new Error("no database", { cause: error }), { statusCode: 503 });
  }
}

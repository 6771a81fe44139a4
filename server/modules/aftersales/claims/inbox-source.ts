import { and, asc, eq } from "drizzle-orm";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { InboxSource } from "#modules/people/inbox/index.ts";
import { claims } from "./tables.ts";

/** The customer's claims that wait for an answer. */
export const claimInbox: InboxSource = async (db, { userId, storefrontCode }) => {
  const found = await db
    .select()
    .from(claims)
    .where(and(eq(claims.userId, userId), eq(claims.storefrontCode, storefrontCode), eq(claims.state, "info_needed")))
    .orderBy(asc(claims.id));
  return found.map(({ id, answerUntil }) => ({
    task: "answer_claim" as const,
    tone: "warn" as const,
    number: numberOf("claim", id),
    until: answerUntil,
    path: `/claims/${numberOf("claim", id)}`,
  }));
};

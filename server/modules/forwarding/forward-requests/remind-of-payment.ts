import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { transact } from "#platform/database/transact.ts";
import type { RequestDeps } from "./request-deps.ts";
import { REQUEST_EFFECT } from "./request-effects.ts";
import { forwardRequests } from "./tables.ts";

/** A customer who pays at once needs no reminder. */
const REMINDED_AFTER_MINUTES = 10;
const BATCH = 100;

/** Mails the customer of each unpaid request how to pay it and until when, once per submission. */
export async function remindOfPayment(deps: Pick<RequestDeps, "db" | "jobs">): Promise<void> {
  const { id, state, paymentAskedAt, submittedAt } = forwardRequests;
  const isDue = lte(submittedAt, sql`now() - make_interval(mins => ${REMINDED_AFTER_MINUTES})`);
  await transact(deps.db, async (tx) => {
    const waiting = tx
      .select({ id })
      .from(forwardRequests)
      .where(and(eq(state, "awaiting_payment"), isNull(paymentAskedAt), isDue))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const reminded = await tx
      .update(forwardRequests)
      .set({ paymentAskedAt: sql`now()` })
      .where(inArray(id, waiting))
      .returning({ id, submittedAt });
    for (const request of reminded) {
      const occasion = `submitted ${request.submittedAt?.toISOString()}`;
      await REQUEST_EFFECT.enqueue(deps, tx, { name: "unpaid", requestId: request.id, occasion });
    }
  });
}

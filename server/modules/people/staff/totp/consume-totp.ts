import { refuse } from "#platform/calls/call-errors.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { resetAttempts } from "#platform/limits/rate-limits.ts";
import { ATTEMPTS } from "../attempts.ts";
import { auditOwn } from "../audit-own.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { takeTotp } from "./second-factor.ts";

interface GivenTotp {
  memberId: number;
  totp: string;
  /** The call that it was given to. */
  call: string;
}

/** Uses a code up and does, in the same transaction, what it was given for. */
export async function consumeTotp(
  { secretsKey, now }: StaffDeps,
  context: StaffCallContext,
  { memberId, totp, call }: GivenTotp,
  work: (tx: Database) => Promise<void>,
): Promise<void> {
  const { db, log } = context;
  const attempts = ATTEMPTS.totpOf(memberId);
  await consumeAttempt(context, now(), attempts);
  const isRight = await transact(db, async (tx) => {
    if (!(await takeTotp(tx, { secretsKey, memberId, totp, now: now() }))) return false;
    await work(tx);
    await auditOwn(tx, context, memberId, call);
    return true;
  });
  if (!isRight) {
    log.warn({ memberId }, "staff sign-in refused: code");
    throw refuse("wrong_totp");
  }
  await resetAttempts(db, attempts);
}

import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { newSecret } from "#platform/secret-token.ts";
import { stepUpSession } from "./sessions/session-store.ts";
import type { StaffDeps } from "./staff-deps.ts";
import { consumeTotp } from "./totp/consume-totp.ts";

/** Another code, for dangerous calls (T068). Returns when it was given. */
export async function stepUp(deps: StaffDeps, context: StaffCallContext, totp: string): Promise<Date> {
  const { id: memberId, sessionId } = actingMember(context);
  const { token, hash } = newSecret();
  const now = deps.now();
  await consumeTotp(deps, context, { memberId, totp, call: "session.stepUp" }, (tx) =>
    stepUpSession(tx, sessionId, hash, now),
  );
  context.setSession(token);
  return now;
}

import { ATTEMPT_LIMITS } from "#domain/people/identity/attempt-limits.ts";
import { type AttemptCounter, attemptsFrom } from "#platform/limits/rate-limits.ts";

/** The counters of a member's sign-in and their limits. Unknown members are counted as well (T006). */
export const ATTEMPTS = {
  passwordOf: (email: string): AttemptCounter => ({
    action: "staff password",
    subject: email,
    limit: ATTEMPT_LIMITS.loginOfAccount,
  }),
  passwordFrom: (address: string) => attemptsFrom("staff password", address, ATTEMPT_LIMITS.loginFromAddress),
  totpOf: (memberId: number): AttemptCounter => ({
    action: "staff code",
    subject: String(memberId),
    limit: ATTEMPT_LIMITS.totpOfMember,
  }),
  invitationFrom: (address: string) => attemptsFrom("staff invitation", address, ATTEMPT_LIMITS.linkFromAddress),
};

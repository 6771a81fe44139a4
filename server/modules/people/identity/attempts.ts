import { ATTEMPT_LIMITS } from "#domain/people/identity/attempt-limits.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { type AttemptCounter, attemptsFrom } from "#platform/limits/rate-limits.ts";

type Origin = Pick<CallContext, "storefront" | "client">;

/** The counters of identity's calls. An account is counted whether it exists or not (T001, T006). */
export const ATTEMPTS = {
  loginOf: ({ storefront }: Origin, email: string): AttemptCounter => ({
    action: "login",
    subject: `${storefront.code} ${email}`,
    limit: ATTEMPT_LIMITS.loginOfAccount,
  }),
  loginFrom: ({ client }: Origin) => attemptsFrom("login", client.address, ATTEMPT_LIMITS.loginFromAddress),
  passwordOf: (userId: number): AttemptCounter => ({
    action: "password",
    subject: String(userId),
    limit: ATTEMPT_LIMITS.passwordOfUser,
  }),
  mailTo: ({ storefront }: Origin, email: string): AttemptCounter => ({
    action: "mail",
    subject: `${storefront.code} ${email}`,
    limit: ATTEMPT_LIMITS.mailToAccount,
  }),
  mailFrom: ({ client }: Origin) => attemptsFrom("mail", client.address, ATTEMPT_LIMITS.mailFromAddress),
  checkOf: ({ storefront }: Origin, email: string): AttemptCounter => ({
    action: "check",
    subject: `${storefront.code} ${email}`,
    limit: ATTEMPT_LIMITS.checkOfAccount,
  }),
  checkFrom: ({ client }: Origin) => attemptsFrom("check", client.address, ATTEMPT_LIMITS.checkFromAddress),
  registerFrom: ({ client }: Origin) => attemptsFrom("register", client.address, ATTEMPT_LIMITS.registerFromAddress),
  linkFrom: ({ client }: Origin) => attemptsFrom("link", client.address, ATTEMPT_LIMITS.linkFromAddress),
};

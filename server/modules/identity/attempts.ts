import { TRY_LIMITS } from "../../../domain/identity/attempt-limits.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { type Tries, triesFrom } from "../../platform/limits/rate-limits.ts";

type Origin = Pick<CallContext, "storefront" | "client">;

/** What is counted, and up to where. An account is counted whether it exists or not (T001, T006). */
export const TRIES = {
  loginOf: ({ storefront }: Origin, email: string): Tries => ({
    what: "login",
    whom: `${storefront.code} ${email}`,
    limit: TRY_LIMITS.loginOfAccount,
  }),
  loginFrom: ({ client }: Origin) => triesFrom("login", client.address, TRY_LIMITS.loginFromAddress),
  passwordOf: (userId: number): Tries => ({
    what: "password",
    whom: String(userId),
    limit: TRY_LIMITS.passwordOfUser,
  }),
  mailTo: ({ storefront }: Origin, email: string): Tries => ({
    what: "mail",
    whom: `${storefront.code} ${email}`,
    limit: TRY_LIMITS.mailToAccount,
  }),
  mailFrom: ({ client }: Origin) => triesFrom("mail", client.address, TRY_LIMITS.mailFromAddress),
  checkOf: ({ storefront }: Origin, email: string): Tries => ({
    what: "check",
    whom: `${storefront.code} ${email}`,
    limit: TRY_LIMITS.checkOfAccount,
  }),
  checkFrom: ({ client }: Origin) => triesFrom("check", client.address, TRY_LIMITS.checkFromAddress),
  registerFrom: ({ client }: Origin) => triesFrom("register", client.address, TRY_LIMITS.registerFromAddress),
  linkFrom: ({ client }: Origin) => triesFrom("link", client.address, TRY_LIMITS.linkFromAddress),
};

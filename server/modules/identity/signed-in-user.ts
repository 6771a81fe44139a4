import type { CallContext, SignedInUser } from "../../platform/calls/call-context.ts";
import { refuse } from "../../platform/calls/call-errors.ts";

/** Whoever makes a call that its access rule keeps for signed-in users. */
export function signedInUser({ user }: CallContext): SignedInUser {
  if (!user) throw refuse("not_signed_in");
  return user;
}

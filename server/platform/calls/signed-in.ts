import type { CallContext, SignedInUser } from "./call-context.ts";
import { refuse } from "./call-errors.ts";

/** The caller, for use cases of calls that need a signed-in user. */
export function signedIn({ user }: CallContext): SignedInUser {
  if (!user) throw refuse("not_signed_in");
  return user;
}

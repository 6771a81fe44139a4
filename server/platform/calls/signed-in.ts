import type { CallContext, SignedInUser } from "./call-context.ts";
import { refuse } from "./call-errors.ts";

/** Who is calling, for the use cases of calls that only signed-in people can make. */
export function signedIn({ user }: CallContext): SignedInUser {
  if (!user) throw refuse("not_signed_in");
  return user;
}

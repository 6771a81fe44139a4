import { defineEvent } from "#platform/events/events.ts";

/** A user who has confirmed the address. */
export interface ConfirmedUser {
  userId: number;
  email: string;
  storefrontCode: string;
}

/** In the transaction that confirms the address. */
export const emailConfirmed = defineEvent<ConfirmedUser>("email-confirmed");

/** A user who has just signed in; `visitorHash` is the browser's, if it has visited before. */
export interface SignedInVisitor {
  userId: number;
  storefrontCode: string;
  visitorHash: Buffer | null;
}

/** After signing in or registering, outside of its transaction: a handler that fails refuses nobody. */
export const userSignedIn = defineEvent<SignedInVisitor>("user-signed-in");

import { newSecret, tokenHash } from "../secret-token.ts";
import type { CallContext } from "./call-context.ts";

/** The owner of a cart or checkout: a user, or a browser before sign-in. Exactly one of the two is set. */
export type Owner = { userId: number; visitorHash: null } | { userId: null; visitorHash: Buffer };

/** Null for a browser that has never put anything into a cart. */
export function ownerOf({ user, client }: Pick<CallContext, "user" | "client">): Owner | null {
  if (user) return { userId: user.id, visitorHash: null };
  const visitorHash = visitorHashOf(client);
  return visitorHash && { userId: null, visitorHash };
}

export const visitorHashOf = ({ visitorToken }: Pick<CallContext["client"], "visitorToken">) =>
  visitorToken === undefined ? null : tokenHash(visitorToken);

/** A name for counters and keys; null for a browser that owns nothing. */
export function ownerName(context: Pick<CallContext, "user" | "client">): string | null {
  const owner = ownerOf(context);
  if (!owner) return null;
  return owner.userId === null ? `visitor ${owner.visitorHash.toString("base64url")}` : `user ${owner.userId}`;
}

/** Gives a new browser the secret that its cart is found by. */
export function ownerOrNew(context: CallContext): Owner {
  const known = ownerOf(context);
  if (known) return known;
  const { token, hash } = newSecret();
  context.setVisitor(token);
  return { userId: null, visitorHash: hash };
}

/** Whether the caller owns a row of a user or a browser; rows of the caller's browser stay theirs after sign-in. */
export function isOwn(
  { user, client }: Pick<CallContext, "user" | "client">,
  { userId, visitorHash }: { userId: number | null; visitorHash: Buffer | null },
): boolean {
  if (userId !== null) return user?.id === userId;
  const own = visitorHashOf(client);
  return own !== null && visitorHash !== null && own.equals(visitorHash);
}

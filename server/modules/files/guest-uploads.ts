import { GUEST_UPLOADS, UPLOADS_OF_ACCOUNT } from "#domain/files/file-limits.ts";
import { purposeRules } from "#domain/files/file-purpose.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { ownerOrNew, visitorHashOf } from "#platform/calls/owner.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom } from "#platform/limits/rate-limits.ts";
import type { FileUser } from "./file-policy.ts";

/** A refused upload is no row that a day's quota could count, but is work all the same (T105, T124). */
export const countUpload = (context: CallContext, now: Date, userId: number): Promise<void> =>
  consumeAttempt(context, now, { action: "upload by", subject: `user ${userId}`, limit: UPLOADS_OF_ACCOUNT });

/** The browser of somebody who is not signed in, to read what it uploaded itself. */
export function guestReader({ client }: Pick<CallContext, "client">): FileUser | null {
  const visitor = visitorHashOf(client);
  return visitor && { visitor };
}

/**
 * The browser of a guest who may upload for this purpose; a new browser gets the secret that its files are found by. As a
 * new secret costs nothing, networks are limited too (T105, T124).
 */
export async function guestUploader(context: CallContext, purpose: string, now: Date): Promise<FileUser | null> {
  if (!purposeRules(purpose)?.isForGuests) return null;
  const known = visitorHashOf(context.client);
  const byBrowser = known && {
    action: "upload by",
    subject: known.toString("base64url"),
    limit: GUEST_UPLOADS.browser,
  };
  const byNetwork = attemptsFrom("upload", context.client.address, GUEST_UPLOADS.network);
  await consumeAttempt(context, now, byNetwork, ...(byBrowser ? [byBrowser] : []));
  const { visitorHash } = ownerOrNew(context);
  return visitorHash && { visitor: visitorHash };
}

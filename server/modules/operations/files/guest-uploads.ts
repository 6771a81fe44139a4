import type { FastifyReply, FastifyRequest } from "fastify";
import { GUEST_UPLOADS, UPLOADS_OF_ACCOUNT } from "#domain/operations/files/file-limits.ts";
import { purposeRules } from "#domain/operations/files/file-purpose.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { ownerOrNew, visitorHashOf } from "#platform/calls/owner.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom } from "#platform/limits/rate-limits.ts";
import type { FileUser } from "./file-policy.ts";

/** The customer or the browser that a request to the files comes from; null for nobody. */
export const uploaderBy =
  (contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>, now: () => Date) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FileUser | null> => {
    const context = await contextFor(request, reply);
    if (context.user) {
      if (request.method === "POST") await countUpload(context, now(), context.user.id);
      return { user: context.user };
    }
    if (request.method !== "POST") return guestReader(context);
    const { purpose } = request.query as { purpose?: unknown };
    return guestUploader(context, String(purpose ?? ""), now());
  };

/** A refused upload is no row that a day's quota could count, but is work all the same (T105, T124). */
const countUpload = (context: CallContext, now: Date, userId: number): Promise<void> =>
  consumeAttempt(context, now, { action: "upload by", subject: `user ${userId}`, limit: UPLOADS_OF_ACCOUNT });

/** The browser of somebody who is not signed in, to read what it uploaded itself. */
function guestReader({ client }: Pick<CallContext, "client">): FileUser | null {
  const visitor = visitorHashOf(client);
  return visitor && { visitor };
}

/**
 * The browser of a guest who may upload for this purpose; a new browser gets the secret that its files are found by. As a
 * new secret costs nothing, networks are limited too (T105, T124).
 */
async function guestUploader(context: CallContext, purpose: string, now: Date): Promise<FileUser | null> {
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

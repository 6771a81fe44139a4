import { attachFiles, type FilePolicy } from "#modules/operations/files/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { transact } from "#platform/database/transact.ts";
import { requestAggregate } from "../request-aggregate.ts";
import type { EffectDeps } from "../request-effects.ts";
import { findReadable } from "../request-store.ts";

export const REQUEST_FILES = "forward_request";

/** Stores the customer's answer to customs with its documents. */
export async function answerCustoms(
  deps: EffectDeps,
  context: CallContext,
  { slug, text, files }: { slug: string; text: string; files: readonly string[] },
): Promise<void> {
  const userId = signedIn(context).id;
  await transact(context.db, async (tx) => {
    const request = await requestAggregate.lockOwn(tx, context, slug);
    await requestAggregate.move(tx, request, { event: "answer", actor: "customer", actorId: userId, note: text }, deps);
    const subject = { kind: REQUEST_FILES, id: request.id };
    await attachFiles(tx, { fileIds: files, owner: { userId }, purpose: "customs-document", subject });
  });
}

/** For the request's customer, members of their company, and staff who work with requests (T106, I17). */
export const requestFiles: FilePolicy = {
  kind: REQUEST_FILES,
  permission: "forwarding.read",
  locationOf: (db, id) => requestAggregate.find(db, id),
  mayRead: async (db, id, reader) => "user" in reader && (await findReadable(db, id, reader.user.id)) !== null,
};

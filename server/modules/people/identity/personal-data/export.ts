import { Readable } from "node:stream";
import type { CallContext, SignedInUser } from "#platform/calls/call-context.ts";
import { transact } from "#platform/database/transact.ts";
import type { Person } from "#platform/personal-data/person.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { createLink, findLink } from "../links/link-store.ts";
import { getUser } from "../users/user-store.ts";
import { type ArchivedFile, personOf } from "./personal-data.ts";
import { zipped } from "./zipped.ts";

/** A link to the archive, which is created when it is fetched: no copy of the data is stored. */
export async function offerExport({ now }: IdentityDeps, { db }: CallContext, { id }: SignedInUser) {
  return transact(db, (tx) => createLink(tx, { purpose: "export-data", userId: id, now: now() }));
}

/** T129: all data about the user; null unless the link is valid and the user's own. */
export async function openExport(
  identity: IdentityDeps,
  context: CallContext,
  token: string,
): Promise<Readable | null> {
  const { db, user, storefront } = context;
  const purposes = ["export-data"] as const;
  const link = await findLink(db, { token, purposes, storefrontCode: storefront.code, now: identity.now() });
  if (!user || link?.userId !== user.id) return null;
  const person = personOf(await getUser(db, user.id));
  return Readable.from(zipped(archived(identity, db, person)));
}

/** One after the other, so that no more than a piece of one file is in memory. */
async function* archived(
  { personalData }: IdentityDeps,
  db: CallContext["db"],
  person: Person,
): AsyncGenerator<ArchivedFile> {
  for (const { name, collect, files } of personalData) {
    const text = `${JSON.stringify(await collect(db, person), null, 2)}\n`;
    yield { name: `${name}.json`, read: async () => Readable.from([Buffer.from(text)]) };
    yield* (await files?.(db, person)) ?? [];
  }
}

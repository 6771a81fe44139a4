import { strToU8, zipSync } from "fflate";
import type { CallContext, SignedInUser } from "../../../platform/calls/call-context.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { createLink, findLink } from "../links/link-store.ts";
import { getUser } from "../users/user-store.ts";
import { personOf } from "./personal-data.ts";

/** A link to the archive, which is created when it is fetched: no copy of the data is stored. */
export async function offerExport({ now }: IdentityDeps, { db }: CallContext, { id }: SignedInUser) {
  return db.transaction((tx) => createLink(tx, { purpose: "export-data", userId: id, now: now() }));
}

/** T129: all data about the user; null unless the link is valid and the user's own. */
export async function openExport(identity: IdentityDeps, context: CallContext, token: string): Promise<Buffer | null> {
  const { db, user, storefront } = context;
  const purposes = ["export-data"] as const;
  const link = await findLink(db, { token, purposes, storefrontCode: storefront.code, now: identity.now() });
  if (!user || link?.userId !== user.id) return null;
  const person = personOf(await getUser(db, user.id));
  const files: Record<string, Uint8Array> = {};
  for (const { name, collect } of identity.personalData) {
    files[`${name}.json`] = strToU8(`${JSON.stringify(await collect(db, person), null, 2)}\n`);
  }
  return Buffer.from(zipSync(files));
}

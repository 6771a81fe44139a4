import { randomUUID } from "node:crypto";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import type { LinkPurpose } from "#domain/people/identity/link-lifetimes.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { User } from "../users/user-store.ts";
import { createLink } from "./link-store.ts";

const LINKED_MAILS = {
  "confirm-email": { purpose: "confirm-email", path: "confirm-email" },
  "confirm-new-email": { purpose: "change-email", path: "confirm-email" },
  "reset-password": { purpose: "reset-password", path: "password-reset" },
  "set-password": { purpose: "reset-password", path: "password-reset" },
} as const satisfies Record<string, { purpose: LinkPurpose; path: string }>;

export interface Recipient {
  storefront: StorefrontProfile;
  user: User;
  /** The address to confirm, when it is not the user's yet. */
  newEmail?: string;
  /** The marketing preference; it takes effect once the address is confirmed. */
  wantsMarketing?: boolean;
  /** Creates the link without mailing it. */
  isSilent?: boolean;
}

/** Queues a mail with a new link; its host is the storefront's own, never the request's (T015). */
export async function mailLink(
  { queueMail, now }: IdentityDeps,
  tx: Database,
  template: keyof typeof LINKED_MAILS,
  recipient: Recipient,
): Promise<void> {
  const { user, newEmail, wantsMarketing, isSilent } = recipient;
  const { purpose, path } = LINKED_MAILS[template];
  const details = { ...(newEmail && { email: newEmail }), ...(wantsMarketing && { marketing: true }) };
  const { token } = await createLink(tx, { purpose, userId: user.id, details, now: now() });
  if (isSilent) return;
  const url = pageUrl(recipient, `${path}/${token}`);
  await queueMail(tx, { template, ...addressed(recipient), values: { first_name: user.firstName, url } });
}

export function pageUrl({ storefront, user }: Recipient, path: string): string {
  return `${storefront.appUrl}/${languageOf(storefront, user.languageId).iso_code}/${path}`;
}

export const addressed = ({ storefront, user, newEmail }: Recipient) => ({
  to: newEmail ?? user.email,
  storefront,
  language: languageOf(storefront, user.languageId).iso_code,
  userId: user.id,
  idempotencyKey: randomUUID(),
});

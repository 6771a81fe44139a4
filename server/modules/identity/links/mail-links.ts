import { randomUUID } from "node:crypto";
import type { LinkPurpose } from "../../../../domain/identity/link-lifetimes.ts";
import type { StorefrontProfile } from "../../../../domain/storefronts/profile.ts";
import { languageOf } from "../../../../domain/storefronts/reader.ts";
import type { Database } from "../../../platform/database/open-database.ts";
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
  /** Where the mail goes when that is not the user's own address yet. */
  newEmail?: string;
  /** Agreed to marketing mail; it counts once the address is proved. */
  wantsMarketing?: boolean;
  /** Makes the link and sends it to nobody. */
  isSilent?: boolean;
}

/** Writes a mail with a new link down; the link's address is the storefront's own, whatever a request says (T015). */
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

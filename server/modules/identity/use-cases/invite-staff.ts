import { normalEmail } from "../../../../domain/identity/text-rules.ts";
import type { StorefrontProfile } from "../../../../domain/storefronts/profile.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { createLink } from "../links/link-store.ts";
import { pageUrl } from "../links/mail-links.ts";
import { deleteSessions } from "../sessions/session-store.ts";
import { userRoles, users } from "../tables.ts";

export interface Invitation {
  storefront: StorefrontProfile;
  email: string;
  now: Date;
}

/**
 * T019: nobody is staff by default; whoever runs the server gets a link, for once, to set the first one's password.
 * Somebody may have registered with that address before: neither their password nor their sessions are the staff's.
 */
export async function inviteStaff(db: Database, { storefront, email, now }: Invitation): Promise<string> {
  const language = storefront.languages.find(({ iso_code }) => iso_code === storefront.defaultLanguageIso);
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        storefrontCode: storefront.code,
        email: normalEmail(email),
        languageId: language?.id ?? 0,
        userType: "staff",
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [users.storefrontCode, users.email],
        set: { userType: "staff", passwordHash: null },
      })
      .returning();
    if (!user) throw new Error("The user was not saved");
    await deleteSessions(tx, user.id);
    await tx.insert(userRoles).values({ userId: user.id, roleName: "administrator" }).onConflictDoNothing();
    const { token } = await createLink(tx, { purpose: "first-staff", userId: user.id, now });
    return pageUrl({ storefront, user }, `password-reset/${token}`);
  });
}

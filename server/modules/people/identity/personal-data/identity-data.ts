import { eq } from "drizzle-orm";
import { forgetAnswersTo } from "#platform/calls/idempotency.ts";
import { deliveryAddresses, oneTimeTokens, sessions, userRoles, users } from "../tables.ts";
import type { PersonalDataSource } from "./personal-data.ts";

const profile: PersonalDataSource = {
  name: "profile",
  async collect(db, { userId }) {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user) return null;
    const { passwordHash: _, ...exported } = user;
    return exported;
  },
  async erase(tx, { userId }) {
    await tx.delete(userRoles).where(eq(userRoles.userId, userId));
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
    await forgetAnswersTo(tx, userId);
    await tx
      .update(users)
      .set({
        email: `erased-${userId}@erased.invalid`,
        passwordHash: null,
        firstName: "",
        lastName: "",
        phoneNumber: null,
        countryId: null,
      })
      .where(eq(users.id, userId));
  },
};

const addresses: PersonalDataSource = {
  name: "addresses",
  async collect(db, { userId }) {
    const saved = await db.select().from(deliveryAddresses).where(eq(deliveryAddresses.userId, userId));
    return saved.map(({ userId: _, ...address }) => address);
  },
  async erase(tx, { userId }) {
    await tx.delete(deliveryAddresses).where(eq(deliveryAddresses.userId, userId));
  },
};

const devices: PersonalDataSource = {
  name: "sessions",
  async collect(db, { userId }) {
    const { createdAt, lastSeenAt, userAgent } = sessions;
    return db.select({ createdAt, lastSeenAt, userAgent }).from(sessions).where(eq(sessions.userId, userId));
  },
  async erase(tx, { userId }) {
    await tx.delete(sessions).where(eq(sessions.userId, userId));
  },
};

export const identityData: readonly PersonalDataSource[] = [profile, addresses, devices];

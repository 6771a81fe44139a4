import { createPasswordHasher } from "#modules/people/identity/index.ts";
import { deliveryAddresses, userRoles, users } from "#modules/people/identity/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { DEMO_LANGUAGES } from "../languages.ts";
import { DEMO_COUNTRIES, DEMO_CURRENCIES } from "../storefronts.ts";
import { DEMO_ACCOUNT_STOREFRONT, DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_TRANSLATOR } from "./demo-accounts.ts";

const PHONE = "+370 612 34567";
const ADDRESS = { firstAddress: "Gedimino pr. 9-14", city: "Vilnius", zip: "01103", phoneNumber: PHONE };

/** Creates a customer, a pro user and a translator; existing accounts are not changed. */
export async function seedAccounts(db: Database): Promise<void> {
  const { hash } = await createPasswordHasher();
  const passwordHash = await hash(DEMO_PASSWORD);
  await transact(db, async (tx) => {
    const countryId = DEMO_COUNTRIES.LT;
    const added = await tx
      .insert(users)
      .values(
        [...DEMO_ACCOUNTS, DEMO_TRANSLATOR].map((account) => ({
          ...account,
          storefrontCode: DEMO_ACCOUNT_STOREFRONT,
          passwordHash,
          phoneNumber: PHONE,
          countryId,
          languageId: DEMO_LANGUAGES.lt.id,
          currencyId: DEMO_CURRENCIES.EUR,
          confirmedAt: new Date(),
        })),
      )
      .onConflictDoNothing()
      .returning();
    for (const { id, email, firstName, lastName } of added) {
      if (email === DEMO_TRANSLATOR.email) {
        await tx.insert(userRoles).values({ userId: id, roleName: "administrator" });
        continue;
      }
      await tx.insert(deliveryAddresses).values({ userId: id, firstName, lastName, ...ADDRESS, countryId });
    }
  });
}

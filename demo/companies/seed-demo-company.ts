import { eq } from "drizzle-orm";
import { fromMinor } from "#domain/money/money/money.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import { suites } from "#modules/forwarding/parcels/tables.ts";
import { companyAggregate } from "#modules/people/companies/index.ts";
import { companies, companyMembers } from "#modules/people/companies/tables.ts";
import { users } from "#modules/people/identity/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { DEMO_ACCOUNT_STOREFRONT } from "../identity/demo-accounts.ts";

/** The members of the company of pro@example.com; they have the same password as this account. */
const DEMO_TEAM = [
  { email: "buyer@example.com", firstName: "Rasa", lastName: "Mickutė", role: "buyer" },
  { email: "accountant@example.com", firstName: "Jonas", lastName: "Balčiūnas", role: "accountant" },
] as const;
const BUYER_LIMIT = fromMinor(150_000);

/** The company of the demo's pro user; it takes over the user's suite. Nothing is changed if a company exists. */
export async function seedDemoCompany(db: Database, today: Date): Promise<void> {
  await transact(db, async (tx) => {
    const found = await tx.select().from(users).where(eq(users.storefrontCode, DEMO_ACCOUNT_STOREFRONT));
    const owner = found.find(({ email }) => email === "pro@example.com");
    if (!owner || (await tx.$count(companies)) > 0) return;
    const before = (days: number) => earlier(today, days * DAY_MS);
    const joinedAt = before(200);
    const colleagues = await tx
      .insert(users)
      .values(
        DEMO_TEAM.map(({ role: _, ...person }) => {
          const { id: _id, email: _email, ...account } = owner;
          return { ...account, ...person, userType: "customer" as const };
        }),
      )
      .returning({ id: users.id, email: users.email });
    const members = DEMO_TEAM.map(({ email, role }) => {
      const userId = colleagues.find((user) => user.email === email)?.id ?? 0;
      return { userId, role, joinedAt, monthlyLimit: role === "buyer" ? BUYER_LIMIT : null };
    });
    const values = {
      storefrontCode: DEMO_ACCOUNT_STOREFRONT,
      name: "UAB „Šiaurės vėjas“",
      code: "304718293",
      vatNumber: "LT100012014",
      eori: "LT304718293",
      street: "Savanorių pr. 178",
      city: "Vilnius",
      postalCode: "03154",
      countryCode: "LT",
      termsVersion: "2026-01",
      createdAt: before(204),
      activatedAt: before(201),
    };
    const cause = { actor: "customer", actorId: owner.id, at: values.createdAt } as const;
    const { id: companyId } = await insertFirstState(tx, companyAggregate, values, cause);
    await companyAggregate.recordPast(tx, companyId, { event: "activate", at: values.activatedAt });
    const team = [{ userId: owner.id, role: "owner", joinedAt } as const, ...members];
    await tx.insert(companyMembers).values(team.map((member) => ({ ...member, companyId })));
    await tx.update(suites).set({ companyId }).where(eq(suites.userId, owner.id));
  });
}

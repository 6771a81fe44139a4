import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { registerAccount } from "./accounts.ts";
import { callApi } from "./checkout-steps.ts";
import { confirmEmail, withDatabase } from "./database.ts";

/** An active business, as staff leave it; applying has its own journey. Answers the suite. */
export async function becomeBusiness(page: Page, email: string, code: string): Promise<string> {
  await registerAccount(page, email);
  await confirmEmail(email);
  const { suite } = await callApi<{ suite: { number: string } }>(page, "/api/parcels/desk", {});
  await withDatabase((db) =>
    db.execute(sql`
      with company as (
        insert into companies (storefront_code, name, code, street, city, postal_code, country_code, terms_version, state)
        values ('lt', ${`UAB ${code}`}, ${code}, 'Gedimino pr. 1', 'Vilnius', '01103', 'LT', '2026-01', 'active') returning id),
      member as (
        insert into company_members (company_id, user_id, role)
        select company.id, users.id, 'owner' from company, users where email = ${email})
      update suites set company_id = (select id from company) where user_id = (select id from users where email = ${email})`),
  );
  return suite.number;
}

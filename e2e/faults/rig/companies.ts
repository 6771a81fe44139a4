import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Money } from "#domain/money/money/money.ts";
import type { CompanyRole } from "#domain/people/companies/company-access.ts";
import type { Shop } from "./shop.ts";

interface NewMember {
  userId: number;
  role: CompanyRole;
  monthlyLimit?: Money;
}

/** An active company of the owner of a suite, which is the company's from now on. */
export async function addCompany(
  { database: { db } }: Shop,
  { userId, suiteId }: { userId: number; suiteId: number },
  others: readonly NewMember[] = [],
): Promise<void> {
  const code = randomUUID().slice(0, 12);
  const { rows } = await db.execute<{ id: number }>(sql`
    with company as (
      insert into companies (storefront_code, name, code, street, city, postal_code, country_code, terms_version, state)
      values ('lt', ${code}, ${code}, 'Gedimino pr. 1', 'Vilnius', '01103', 'LT', '2026-01', 'active') returning id),
    history as (
      insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor)
      select 'company', id, null, 'applied', 'apply', 'customer' from company
      union all select 'company', id, 'applied', 'active', 'activate', 'staff' from company),
    suite as (update suites set company_id = (select id from company) where id = ${suiteId})
    select id from company`);
  const members: NewMember[] = [{ userId, role: "owner" }, ...others];
  for (const { userId: memberId, role, monthlyLimit = null } of members)
    await db.execute(sql`insert into company_members (company_id, user_id, role, monthly_limit)
      values (${rows[0]?.id ?? 0}, ${memberId}, ${role}, ${monthlyLimit})`);
}

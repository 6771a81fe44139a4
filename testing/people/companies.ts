import { sql } from "drizzle-orm";
import type { CompanyRole } from "#domain/people/companies/company-access.ts";
import type { CompanyState } from "#domain/people/companies/company-machine.ts";
import type { TestApp } from "#testing/test-app.ts";

interface NewCompany {
  state?: CompanyState;
  members: readonly { userId: number; role: CompanyRole; monthlyLimit?: number }[];
}

const applied = { from: null, event: "apply", to: "applied" };
const activated = { from: "applied", event: "activate", to: "active" };

/** How a company comes into each state (I10). */
const HISTORIES: Record<CompanyState, readonly { from: string | null; event: string; to: string }[]> = {
  applied: [applied],
  info_needed: [applied, { from: "applied", event: "ask", to: "info_needed" }],
  active: [applied, activated],
  suspended: [applied, activated, { from: "active", event: "suspend", to: "suspended" }],
  closed: [applied, { from: "applied", event: "refuse", to: "closed" }],
};

let last = 0;

/** A company whose first member's suite is the company's; answers its id. */
export async function addCompany({ database: { db } }: TestApp, { state = "active", members }: NewCompany) {
  const code = String(300_000_000 + ++last);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into companies (storefront_code, name, code, vat_number, eori, street, city, postal_code, country_code,
      terms_version, state)
    values ('lt', ${`UAB ${code}`}, ${code}, 'LT100012014', 'LT304718293', 'Gedimino pr. 1', 'Vilnius', '01103', 'LT',
      '2026-01', ${state})
    returning id`);
  const id = rows[0]?.id ?? 0;
  for (const { event, from, to } of HISTORIES[state])
    await db.execute(sql`
      insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor)
      values ('company', ${id}, ${from}, ${to}, ${event}, ${from ? "staff" : "customer"})`);
  for (const { userId, role, monthlyLimit = null } of members)
    await db.execute(sql`
      insert into company_members (company_id, user_id, role, monthly_limit, is_live)
      values (${id}, ${userId}, ${role}, ${monthlyLimit}, ${state !== "closed"})`);
  await db.execute(sql`update suites set company_id = ${id} where user_id = ${members[0]?.userId ?? 0}`);
  return id;
}

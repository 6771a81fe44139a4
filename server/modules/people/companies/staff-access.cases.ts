import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CompanyState } from "#domain/people/companies/company-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { addCompany } from "#testing/people/companies.ts";
import { addUser } from "#testing/people/identity.ts";
import { about, numbersOf, offered, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

const DECISIONS = { ask: "pro.decide", activate: "pro.decide", refuse: "pro.decide" } as const;

export const cases: StaffCases<"pro"> = {
  pro: {
    list: async (app) => {
      const number = await companyOfLt(app, "applied");
      return {
        body: { sort: "-created_at" },
        inside: (answer) => expect(numbersOf(answer)).toContain(number),
        outside: (answer) => expect(numbersOf(answer)).toEqual([]),
      };
    },
    get: async (app) => {
      const number = await companyOfLt(app, "applied");
      return {
        body: { number },
        inside: (answer, may) =>
          expect(answer).toMatchObject({ number, next_events: offered(may, DECISIONS), team: [{ role: "owner" }] }),
      };
    },
    ask: (app) => aboutCompany(app, "applied", { question: "What do you import?" }),
    activate: (app) => aboutCompany(app, "applied", {}),
    refuse: (app) => aboutCompany(app, "applied", { reason: "no such company" }),
    suspend: (app) => aboutCompany(app, "active", { reason: "unpaid invoices" }),
    restore: (app) => aboutCompany(app, "suspended", {}),
    close: (app) => aboutCompany(app, "active", { reason: "the company is dissolved" }),
  },
};

/** A company of lt with an owner, in a state. */
async function companyOfLt(app: TestApp, state: CompanyState): Promise<string> {
  const userId = await addUser(app, { email: `${randomUUID()}@example.com`, password: null });
  return numberOf("company", await addCompany(app, { state, members: [{ userId, role: "owner" }] }));
}

const aboutCompany = async (app: TestApp, state: CompanyState, body: object) =>
  about("company", await companyOfLt(app, state), body);

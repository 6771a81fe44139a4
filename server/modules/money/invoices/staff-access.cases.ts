import { expect } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { issueTestInvoice } from "#testing/money/invoices.ts";
import { about, offered, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"invoices"> = {
  invoices: {
    list: async (app) => {
      const number = await invoice(app);
      return {
        body: { limit: 1 },
        inside: (answer, may) =>
          expect(answer).toMatchObject({
            items: [{ number, next_events: offered(may, { cancel: "invoices.write" }) }],
          }),
        outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
      };
    },
    get: async (app) => ({ body: { number: await invoice(app) } }),
    getDocument: async (app) => ({ body: { number: await invoice(app) } }),
    issue: async () => {
      const line = { text: "Duty that customs took", amount: fromMinor(1_250), treatment: "disbursement" };
      const body = { storefront: "lt", email: "ruta@example.com", kind: "customs", lines: [line] };
      return { body, subject: expect.stringMatching(/^invoice:IN\d+$/) };
    },
    cancel: async (app) => about("invoice", await invoice(app), { reason: "as asked" }),
  },
};

async function invoice(app: TestApp): Promise<string> {
  return numberOf("invoice", (await issueTestInvoice(app)).id);
}

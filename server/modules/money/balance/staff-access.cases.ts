import { randomUUID } from "node:crypto";
import { addUser } from "#testing/people/identity.ts";
import type { StaffCases } from "#testing/people/staff-access.ts";

export const cases: StaffCases<"balance"> = {
  balance: {
    adjust: async (app) => {
      const customer_id = await addUser(app, { email: `${randomUUID()}@example.com`, password: null });
      const body = { customer_id, storefront: "lt", currency: "EUR", amount: 10_000, reason: "as agreed" };
      return { body, subject: `customer:${customer_id}` };
    },
  },
};

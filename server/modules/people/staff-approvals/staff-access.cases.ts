import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { about, offered, type StaffCases } from "#testing/people/staff-access.ts";
import { pendingApproval } from "#testing/people/staff-approvals.ts";

const EVENTS = { approve: "ledger.adjust", reject: "approvals.write" } as const;

export const cases: StaffCases<"staffApprovals"> = {
  staffApprovals: {
    list: async (app) => {
      const number = await pendingApproval(app);
      return {
        body: { limit: 1 },
        inside: (answer, may) =>
          expect(answer).toMatchObject({
            items: [{ number, next_events: may("approvals.write") ? offered(may, EVENTS) : [] }],
          }),
        outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
      };
    },
    get: async (app) => {
      const number = await pendingApproval(app);
      return { body: { number }, inside: (answer) => expect(answer).toMatchObject({ number, state: "pending" }) };
    },
    approve: async (app) => about("staff-approval", await pendingApproval(app)),
    reject: async (app) => about("staff-approval", await pendingApproval(app), { reason: "not agreed" }),
    withdraw: async (app) => {
      const request = about("staff-approval", await pendingApproval(app));
      const id = Number(request.number.slice(2));
      return {
        ...request,
        own: (memberId) =>
          app.database.db.execute(sql`update staff_approvals set requested_by = ${memberId} where id = ${id}`),
      };
    },
  },
};

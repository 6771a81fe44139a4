import { expect } from "vitest";
import { about, offered, type StaffCases } from "#testing/people/staff-access.ts";
import { paidOrder } from "#testing/selling/orders.ts";

export const cases: StaffCases<"orders"> = {
  orders: {
    list: async (app) => {
      const number = `OR${await paidOrder(app)}`;
      return {
        body: { limit: 1 },
        inside: (answer, may) =>
          expect(answer).toMatchObject({
            items: [{ number, next_events: offered(may, { process: "orders.write", refund: "orders.refund" }) }],
          }),
        outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
      };
    },
    get: async (app) => {
      const number = `OR${await paidOrder(app)}`;
      return {
        body: { number },
        inside: (answer, may) =>
          expect(answer).toMatchObject({
            number,
            next_events: offered(may, { process: "orders.write", refund: "orders.refund" }),
          }),
      };
    },
    move: async (app) => about("order", `OR${await paidOrder(app)}`, { event: "process" }),
    refund: async (app) => about("order", `OR${await paidOrder(app)}`, { reason: "as asked" }),
  },
};

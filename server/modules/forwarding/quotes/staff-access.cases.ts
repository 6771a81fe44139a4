import { expect } from "vitest";
import { addForwarder } from "#testing/forwarding/forward-requests.ts";
import { addBuying, addQuote, PRICE, paidQuote, quoteDesk } from "#testing/forwarding/quotes.ts";
import { about, offered, type StaffCases } from "#testing/people/staff-access.ts";
import type { TestApp } from "#testing/test-app.ts";

export const cases: StaffCases<"quotes"> = {
  quotes: {
    list: async (app) => {
      const number = await addQuote(app, "submitted");
      return {
        body: { limit: 1, sort: "-submitted_at" },
        inside: (answer, may) =>
          expect(answer).toMatchObject({ items: [{ number, next_events: offered(may, { take: "quotes.write" }) }] }),
        outside: (answer) => expect(answer).toEqual({ items: [], next: null, total: 0 }),
      };
    },
    getInvoice: async (app) => ({ body: { number: await addQuote(app, "submitted") } }),
    take: (app) => aboutQuote(app, "submitted"),
    ask: (app) => aboutQuote(app, "in_review", { kind: "text", question: "Which size?", days: 3 }),
    price: (app) => aboutQuote(app, "in_review", PRICE),
    reject: (app) => aboutQuote(app, "in_review", { note: "it cannot be sold abroad" }),
    buy: async (app) => about("quote", (await paidQuote(app, await quoteDesk(app), await addForwarder(app))).number),
    itemBought: (app) => aboutPurchase(app, "wanted", { item: 1 }),
    itemUnavailable: (app) => aboutPurchase(app, "wanted", { item: 1 }),
    priceRose: (app) => aboutPurchase(app, "wanted", { item: 1, price: 9_000_000 }),
    itemShipped: (app) => aboutPurchase(app, "bought", { items: [1], tracking_number: "1ZACCESS01" }),
  },
};

const aboutQuote = async (app: TestApp, state: string, more: object = {}) =>
  about("quote", await addQuote(app, state), more);

const aboutPurchase = async (app: TestApp, boots: "wanted" | "bought", more: object) =>
  about("quote", await addBuying(app, await quoteDesk(app), boots), more);

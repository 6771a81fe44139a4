import { expect } from "vitest";
import { payoutByHand, requestedPayout } from "#testing/money/payouts.ts";
import { about, numbersOf, type StaffCases } from "#testing/people/staff-access.ts";

export const cases: StaffCases<"payouts"> = {
  payouts: {
    list: async (app) => {
      const number = await requestedPayout(app);
      return {
        body: {},
        inside: (answer) => expect(numbersOf(answer)).toContain(number),
        outside: (answer) => expect(numbersOf(answer)).toEqual([]),
      };
    },
    get: async (app) => ({ body: { number: await requestedPayout(app) } }),
    confirm: async (app) => about("payout", await requestedPayout(app)),
    reject: async (app) => about("payout", await requestedPayout(app), { reason: "the card is closed" }),
    finishByHand: async (app) => about("payout", await payoutByHand(app), { reference: "bank transfer 7" }),
  },
};

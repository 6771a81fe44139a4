import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMinor, money, roundToMinor } from "#domain/money/money/money.ts";
import { baseTotal, containedTax, orderCharges } from "./order-charges.ts";

const amount = fc.integer({ min: 0, max: 50_000_000 }).map(money);
const order = fc.record({
  lines: fc.array(fc.record({ price: amount, quantity: fc.integer({ min: 1, max: 9 }) }), { minLength: 1 }),
  shippingPrice: amount,
  deliveryPrice: amount,
  feeCents: fc.nat(10_000),
});

test("T115 the lines of an order add up to its total, whatever fee it is paid with", () => {
  fc.assert(
    fc.property(order, ({ lines, feeCents, ...prices }) => {
      const subtotal = money(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
      const nothing = money(0);
      const deps = {
        ...prices,
        subtotal,
        shippingDiscount: nothing,
        promotionDiscount: money(Math.floor(subtotal / 7)),
      };
      const figures = { ...deps, paymentFee: fromMinor(feeCents) };
      const charged = orderCharges(lines, figures);
      const total = charged.reduce((sum, { minor }) => sum + minor, 0);
      expect(fromMinor(total)).toBe(roundToMinor(money(baseTotal(deps) + figures.paymentFee)));
      const goods = (lines: typeof charged) => lines.filter(({ kind }) => kind === "goods");
      expect(goods(orderCharges(lines, { ...figures, paymentFee: nothing }))).toEqual(goods(charged));
    }),
  );
});

test("the tax is what the gross amount contains, to whole minor units", () => {
  expect(containedTax(fromMinor(121_00), 2100)).toBe(fromMinor(21_00));
  expect(containedTax(fromMinor(100_00), 2100)).toBe(fromMinor(17_36));
  expect(containedTax(fromMinor(100_00), 0)).toBe(0);
  expect(containedTax(fromMinor(1), 2400)).toBe(0);
});

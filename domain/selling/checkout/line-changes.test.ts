import { describe, expect, test } from "vitest";
import { money } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { compareLines } from "./line-changes.ts";
import { choosePaymentMethod, hasShipping } from "./progress.ts";

const line = (variantId: number, quantity: number, price = 100_000) => ({
  variantId,
  sku: `S${variantId}`,
  name: `Thing ${variantId}`,
  price: money(price),
  quantity,
});
const offer = (variantId: number, available: number, price = 100_000) => ({
  variantId,
  available,
  price: money(price),
});
const change = (kind: string, before: number, now: number | null) => ({
  kind,
  sku: "S1",
  name: "Thing 1",
  before,
  now,
});

describe("T113 comparing the shown lines with the current offers", () => {
  test("T113 returns no changes when nothing has changed", () => {
    const lines = [line(1, 2), line(2, 1)];
    expect(compareLines(lines, [offer(1, 2), offer(2, 9)])).toEqual({ lines, changes: [] });
  });

  test("T113 F20 returns another price, fewer pieces, and both", () => {
    expect(compareLines([line(1, 2)], [offer(1, 2, 90_000)])).toEqual({
      lines: [line(1, 2, 90_000)],
      changes: [change("price", 100_000, 90_000)],
    });
    expect(compareLines([line(1, 3)], [offer(1, 2, 110_000)])).toEqual({
      lines: [line(1, 2, 110_000)],
      changes: [change("price", 100_000, 110_000), change("quantity", 3, 2)],
    });
  });

  test("T113 F20 drops lines that are sold out or no longer offered", () => {
    expect(compareLines([line(1, 3)], [offer(1, 0)])).toEqual({ lines: [], changes: [change("gone", 3, null)] });
    expect(compareLines([line(1, 3)], [])).toEqual({ lines: [], changes: [change("gone", 3, null)] });
  });

  test("F16 two lines of one variant share its stock", () => {
    const { lines, changes } = compareLines([line(1, 1), line(1, 2)], [offer(1, 2)]);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(changes).toEqual([change("quantity", 2, 1)]);
    expect(compareLines([line(1, 1), line(1, 1)], [offer(1, 1)]).lines).toHaveLength(1);
  });
});

describe("T114 the progress of a checkout", () => {
  test("T114 the shipping step needs a method, a courier, an address and an e-mail", () => {
    const address = { first_address: "Gedimino pr. 1" };
    const chosen = { shippingMethod: "air", courierId: 1, address, email: "a@example.com" };
    const toDoor = { ...chosen, pickupPointId: null };
    expect(hasShipping(toDoor)).toBe(true);
    for (const missing of Object.keys(chosen)) expect(hasShipping({ ...toDoor, [missing]: null })).toBe(false);
  });

  test("T114 CHECKOUT-08 a courier to the door needs a street, a pickup point does not", () => {
    const recipient = { shippingMethod: "air", courierId: 1, address: { first_address: "" }, email: "a@example.com" };
    expect(hasShipping({ ...recipient, pickupPointId: 40 })).toBe(true);
    expect(hasShipping({ ...recipient, pickupPointId: null })).toBe(false);
  });

  test("T114 CHECKOUT-11 the payment step needs a payment method, unless nothing is left to pay", () => {
    const card = { id: 1, payment_processor_id: PROVIDER.card };
    const balance = { id: 4, payment_processor_id: PROVIDER.balance };
    const by = (paymentMethodId: number | null, left: number, methods = [card, balance]) =>
      choosePaymentMethod(methods, { paymentMethodId }, money(left));
    expect(by(1, 100)).toBe(card);
    expect(by(1, 0)).toBe(card);
    expect(by(null, 100)).toBeNull();
    expect(by(null, 0)).toBe(balance);
    expect(by(null, 0, [card])).toBe(card);
    expect(by(4, 100)).toBeNull();
    expect(by(4, 0)).toBe(balance);
    expect(by(99, 100)).toBeNull();
  });
});

import { expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { freePayment, rememberedPayment } from "./preselected-payment.ts";

const card = { id: 1, payment_processor_id: PROVIDER.card, fee: 120, options: [] };
const wallet = { id: 2, payment_processor_id: PROVIDER.wallet, fee: 0, options: [] };
const bank = { id: 3, payment_processor_id: PROVIDER.regional, fee: 0, options: [{ key: "swedbank" }] };
const balance = { id: 4, payment_processor_id: PROVIDER.balance, fee: 0, options: [] };

test("CHECKOUT-11 a new customer begins with the first method that costs nothing extra, never with the balance", () => {
  expect(freePayment([balance, card, wallet, bank])).toBe(wallet);
  expect(freePayment([balance, card])).toBeNull();
});

test("CHECKOUT-05 a returning customer begins with the last method that is still offered", () => {
  const used = [
    { paymentMethodId: 9, paymentOption: null },
    { paymentMethodId: 3, paymentOption: "swedbank" },
  ];
  expect(rememberedPayment([card, wallet, bank], used)).toEqual({ paymentMethodId: 3, paymentOption: "swedbank" });
  const withoutIt = [wallet, { ...bank, options: [] }];
  expect(rememberedPayment(withoutIt, used)).toEqual({ paymentMethodId: 3, paymentOption: null });
  expect(rememberedPayment([card, wallet], used)).toEqual({ paymentMethodId: null, paymentOption: null });
});

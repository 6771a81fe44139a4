import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import {
  type CheckoutAnswer,
  mayRemoveBalance,
  newCheckoutState,
  receiveCheckout,
  withoutBalance,
} from "./checkout-state.ts";

const home = { id: 1, city: "Vilnius" };
const work = { id: 2, city: "Kaunas" };

const answer = {
  slug: "abc",
  status: "open",
  is_guest: false,
  payment_methods: [
    { id: 11, payment_processor_id: PROVIDER.card },
    { id: 12, payment_processor_id: PROVIDER.wallet },
  ],
  selected_payment: { id: 12 },
  suggested_payment: null,
  payments: [{ payment_processor_id: PROVIDER.balance, amount: fromMinor(8420) }],
  promotion: { discount_amount: fromMinor(3979), promotion_type: 1 },
  balance: { id: 7 },
  shipping: { selected_shipping_method: "sea" },
  delivery: { local_delivery: 3, courier_info: { parcelshop_id: 40 } },
  address: { current: home, client_addresses: [home, work] },
  email: { email: "ruta@example.com" },
} satisfies CheckoutAnswer;

const fresh = () => newCheckoutState<CheckoutAnswer>("shipping");

describe("the state of a checkout", () => {
  test("CHECKOUT-08 starts as a guest's, with nothing chosen", () => {
    expect(fresh()).toMatchObject({
      data: null,
      slug: null,
      is_guest: true,
      delivery_method: -1,
      balanceRemoved: false,
    });
  });

  test("CHECKOUT-05 restores balance, freight, courier, pickup point, e-mail, promotion and payment", () => {
    expect(receiveCheckout(fresh(), answer)).toMatchObject({
      slug: "abc",
      step: "shipping",
      is_guest: false,
      shipping_method: "sea",
      delivery_method: 3,
      parcel_shop: 40,
      email: "ruta@example.com",
      address: home,
      promotion: { discount_amount: fromMinor(3979) },
      balance: { id: 7, amount: fromMinor(8420) },
      payment: { id: 12, index: 1, type: PROVIDER.wallet },
    });
  });

  test("CHECKOUT-05 reverses saved addresses, the newest first", () => {
    const { data } = receiveCheckout(fresh(), answer);
    expect(data?.address?.client_addresses).toEqual([work, home]);
    expect(answer.address.client_addresses).toEqual([home, work]);
  });

  test("CHECKOUT-03 keeps fields that an answer does not contain", () => {
    const { email: _, ...withoutEmail } = answer;
    const state = receiveCheckout(receiveCheckout(fresh(), answer), { ...withoutEmail, is_guest: true });
    expect(state).toMatchObject({ email: "ruta@example.com", is_guest: true });
  });

  test("CHECKOUT-04 clears the slug without an answer or when the checkout is closed", () => {
    const open = receiveCheckout(fresh(), answer);
    expect(receiveCheckout(open, null).slug).toBeNull();
    expect(receiveCheckout(open, { ...answer, status: "invalidated" }).slug).toBeNull();
    expect(receiveCheckout(open, { ...answer, status: "ordered" }).slug).toBeNull();
  });

  test("CHECKOUT-06 removes the balance once and records that it was removed", () => {
    const applied = receiveCheckout(fresh(), answer);
    expect(mayRemoveBalance(applied)).toBe(true);
    const removed = withoutBalance(applied);
    expect(removed).toMatchObject({ balance: null, balanceRemoved: true });
    expect(mayRemoveBalance(removed)).toBe(false);
  });

  test("CHECKOUT-06 keeps it removed over further answers until it is applied again", () => {
    const removed = withoutBalance(receiveCheckout(fresh(), answer));
    expect(receiveCheckout(removed, { ...answer, payments: [] }).balanceRemoved).toBe(true);
    const again = receiveCheckout(removed, answer);
    expect(again.balanceRemoved).toBe(false);
    expect(mayRemoveBalance(again)).toBe(true);
  });
});

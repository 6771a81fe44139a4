import { describe, expect, test } from "vitest";
import { fromDecimalString, type Money, money, toDecimalString } from "../money/money.ts";
import { FEE_TYPE } from "../payments/provider.ts";
import { chargedLines } from "./charged-lines.ts";
import { type CheckoutPriceInput, cartDiscountPercentage, paymentFeeOf, priceCheckout } from "./checkout-price.ts";

const euros = (text: string) => fromDecimalString(text) as Money;
const line = (price: string, quantity = 1) => ({ currentPrice: euros(price), quantity });
const NOTHING = money(0);

const nothingChosen: CheckoutPriceInput = {
  lines: [],
  shippingFee: null,
  methodPrice: null,
  shippingDiscount: NOTHING,
  deliveryFee: null,
  courierFee: null,
  promotionDiscount: NOTHING,
  availableBalance: NOTHING,
  paymentFee: null,
};
const price = (input: Partial<CheckoutPriceInput>) => priceCheckout({ ...nothingChosen, ...input });

const percent = (hundredths: number) => ({ type: FEE_TYPE.percentage, value: hundredths });
const fixed = (amount: string) => ({ type: FEE_TYPE.fixed, value: euros(amount) });

/** 397.90 + 21.80 − 3.20 + 1.99 − 39.79 − 84.20 + 3.53 = 298.03. */
const sample = {
  lines: [line("129.95", 2), line("138.00")],
  methodPrice: euros("18.60"),
  shippingDiscount: euros("3.20"),
  courierFee: euros("1.99"),
  promotionDiscount: euros("39.79"),
  availableBalance: euros("84.20"),
  paymentFee: percent(120),
};

describe("the price of a checkout", () => {
  test("PRICE-01 PRICE-02 PRICE-03 PRICE-04 PRICE-05 PRICE-06 PRICE-07 computes every figure of the sample checkout", () => {
    const { shippingDiscountPercentage, isFrom, ...amounts } = price(sample);
    expect([shippingDiscountPercentage, isFrom]).toEqual([15, false]);
    const texts = Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, toDecimalString(value)]));
    expect(texts).toEqual({
      subtotal: "397.9000",
      shipping: "21.8000",
      shippingDiscount: "3.2000",
      delivery: "1.9900",
      promotionDiscount: "39.7900",
      base: "378.7000",
      balance: "84.2000",
      withoutFee: "294.5000",
      paymentFee: "3.5300",
      final: "298.0300",
    });
  });

  test("PRICE-01 the subtotal is every price times its quantity, to four decimals", () => {
    expect(price({}).subtotal).toBe(NOTHING);
    expect(price({ lines: [line("0.1"), line("0.2")] }).subtotal).toBe(euros("0.3"));
    expect(price({ lines: [line("0.0333", 3), line("19.99", 7)] }).subtotal).toBe(euros("140.0299"));
  });

  test("PRICE-02 PRICE-03 an agreed fee takes precedence over the choice, and no choice is free", () => {
    const chosen = { methodPrice: euros("18.60"), shippingDiscount: euros("3.20"), courierFee: euros("1.99") };
    expect(price(chosen)).toMatchObject({ shipping: euros("21.80"), delivery: euros("1.99"), base: euros("20.59") });
    const agreed = price({ ...chosen, shippingFee: euros("10"), deliveryFee: euros("0") });
    expect(agreed).toMatchObject({ shipping: euros("13.20"), delivery: NOTHING, base: euros("10") });
    expect(price({})).toMatchObject({ shipping: NOTHING, delivery: NOTHING, base: NOTHING, final: NOTHING });
  });

  test("PRICE-03 the cheapest delivery counts only while none is chosen, free ones included", () => {
    const cheapestFee = euros("1.89");
    const goods = { lines: [line("10")], cheapestFee };
    expect(price(goods)).toMatchObject({ delivery: cheapestFee, isFrom: true, final: euros("11.89") });
    expect(price({ ...goods, courierFee: euros("3.99") })).toMatchObject({ isFrom: false, final: euros("13.99") });
    expect(price({ ...goods, deliveryFee: NOTHING })).toMatchObject({ isFrom: false, final: euros("10") });
  });

  test("PRICE-04 a discount is a whole percentage of the undiscounted freight, in the cart per method", () => {
    const cases: [string | null, string | null, number][] = [
      ["18.60", "3.20", 15],
      ["7", "1", 13],
      ["0.1710", "0.0290", 15],
      ["10", "0", 0],
      ["0", "10", 100],
      ["0", "0", 0],
      [null, null, 0],
    ];
    for (const [methodPrice, discount, expected] of cases) {
      const amounts = [methodPrice, discount].map((text) => (text === null ? null : euros(text)));
      expect(cartDiscountPercentage(amounts[0] ?? null, amounts[1] ?? null), `${methodPrice} ${discount}`).toBe(
        expected,
      );
    }
  });

  test("PRICE-05 a promotion never takes off more than the products cost", () => {
    const generous = price({ lines: [line("5")], courierFee: euros("1.99"), promotionDiscount: euros("50") });
    expect(generous).toMatchObject({ promotionDiscount: euros("5"), base: euros("1.99"), final: euros("1.99") });
  });

  test("PRICE-06 T117 the balance pays between nothing and everything", () => {
    const base = { lines: [line("20")], paymentFee: percent(100) };
    expect(price({ ...base, availableBalance: euros("5") })).toMatchObject({
      balance: euros("5"),
      withoutFee: euros("15"),
      final: euros("15.15"),
    });
    expect(price({ ...base, availableBalance: euros("500") })).toMatchObject({ balance: euros("20"), final: NOTHING });
    expect(price({ ...base, availableBalance: euros("-5") })).toMatchObject({
      balance: NOTHING,
      final: euros("20.20"),
    });
    expect(price(base)).toMatchObject({ balance: NOTHING, final: euros("20.20") });
  });

  test("PRICE-07 a fee is fixed, or a percentage of what is left, to two decimals, halves up", () => {
    const cases: [string, ReturnType<typeof percent>, string][] = [
      ["294.50", percent(120), "3.53"],
      ["100", percent(125), "1.25"],
      ["0.50", percent(100), "0.01"],
      ["0.49", percent(100), "0.00"],
      ["90000000000", percent(9_999), "89991000000.00"],
      ["10", percent(0), "0.00"],
    ];
    for (const [left, fee, expected] of cases) {
      expect(paymentFeeOf(euros(left), fee), `${left} ${fee.value}`).toBe(euros(expected));
    }
    expect(paymentFeeOf(euros("10"), fixed("0.35"))).toBe(euros("0.35"));
    expect(paymentFeeOf(euros("10"), null)).toBe(NOTHING);
  });

  test("PRICE-07 T117 charges no fee when nothing is left to pay", () => {
    for (const fee of [fixed("0.35"), percent(290)]) {
      expect(paymentFeeOf(NOTHING, fee)).toBe(NOTHING);
      expect(paymentFeeOf(euros("0.0049"), fee)).toBe(NOTHING);
    }
    expect(paymentFeeOf(euros("0.0050"), fixed("0.35"))).toBe(euros("0.35"));
  });

  test("PRICE-08 charges whole minor units, in total and per line", () => {
    const { lines } = sample;
    const figures = price(sample);
    expect(chargedLines(lines, figures)).toEqual([
      { kind: "goods", index: 0, minor: 25_990 },
      { kind: "goods", index: 1, minor: 13_800 },
      { kind: "freight", index: null, minor: 2_180 },
      { kind: "freight_discount", index: null, minor: -320 },
      { kind: "delivery", index: null, minor: 199 },
      { kind: "promotion", index: null, minor: -3_979 },
      { kind: "balance", index: null, minor: -8_420 },
      { kind: "fee", index: null, minor: 353 },
    ]);
  });

  test("PRICE-08 fractions of a minor unit go to the lines with the largest remainder, the earlier of equals first", () => {
    const thirds = [line("0.3333"), line("0.3334"), line("0.3333"), line("2")];
    const minor = chargedLines(thirds, price({ lines: thirds })).map((charged) => charged.minor);
    expect(minor).toEqual([33, 34, 33, 200]);
    const halves = [line("0.0050"), line("0.0050")];
    expect(chargedLines(halves, price({ lines: halves })).map((charged) => charged.minor)).toEqual([1, 0]);
  });
});

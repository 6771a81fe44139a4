import fc from "fast-check";
import { expect, test } from "vitest";
import { type Money, money } from "../money/money.ts";
import { FEE_TYPE } from "../payments/provider.ts";
import { chargedLines } from "./charged-lines.ts";
import { type CheckoutPriceInput, priceCheckout } from "./checkout-price.ts";

const CHECKOUTS = 100_000;

/** Mostly whole cents, sometimes fractions, like real prices. */
const amount = (max: number) =>
  fc.oneof(
    fc.integer({ min: 0, max }).map((minor) => money(minor * 100)),
    fc.integer({ min: 0, max: max * 100 }).map(money),
  );
const sometimes = (max: number) => fc.option(amount(max), { freq: 2 });

const checkout: fc.Arbitrary<CheckoutPriceInput> = fc.record({
  lines: fc.array(fc.record({ currentPrice: amount(500_000), quantity: fc.integer({ min: 1, max: 99 }) }), {
    maxLength: 4,
  }),
  shippingFee: sometimes(20_000),
  methodPrice: sometimes(20_000),
  shippingDiscount: amount(5_000),
  deliveryFee: sometimes(1_000),
  courierFee: sometimes(1_000),
  promotionDiscount: amount(100_000),
  availableBalance: fc.oneof(
    amount(2_000_000),
    amount(5_000).map((debt) => money(-debt)),
  ),
  paymentFee: fc.option(
    fc.oneof(
      fc.record({ type: fc.constant(FEE_TYPE.fixed), value: amount(500) }),
      fc.record({ type: fc.constant(FEE_TYPE.percentage), value: fc.integer({ min: 0, max: 10_000 }) }),
    ),
  ),
});

/** A second, naive implementation of the specification's formulas. */
function oracle(input: CheckoutPriceInput) {
  const big = (value: Money | null) => BigInt(value ?? 0);
  const least = (a: bigint, b: bigint) => (a < b ? a : b);
  const toCents = (units: bigint, scale = 1n) => ((2n * units + 100n * scale) / (200n * scale)) * 100n;
  let subtotal = 0n;
  for (const { currentPrice, quantity } of input.lines) {
    for (let piece = 0; piece < quantity; piece++) subtotal += big(currentPrice);
  }
  const shipping = big(input.shippingFee ?? input.methodPrice) + big(input.shippingDiscount);
  const delivery = big(input.deliveryFee ?? input.courierFee);
  const promotion = least(big(input.promotionDiscount), subtotal);
  const base = subtotal + shipping + delivery - big(input.shippingDiscount) - promotion;
  const available = big(input.availableBalance);
  const balance = available < 0n ? 0n : least(available, base);
  const withoutFee = base - balance;
  const fee = input.paymentFee;
  const feeByType = {
    fixed: toCents(BigInt(fee?.value ?? 0)),
    share: toCents(withoutFee * BigInt(fee?.value ?? 0), 10_000n),
  };
  const charged = fee?.type === FEE_TYPE.fixed ? feeByType.fixed : feeByType.share;
  const paymentFee = fee === null || toCents(withoutFee) === 0n ? 0n : charged;
  return {
    subtotal,
    shipping,
    delivery,
    promotion,
    base,
    balance,
    withoutFee,
    paymentFee,
    final: toCents(withoutFee + paymentFee),
  };
}

test("T115 T117 PRICE-01 PRICE-05 PRICE-06 PRICE-07 PRICE-08 100,000 random checkouts follow the formulas exactly", () => {
  fc.assert(
    fc.property(checkout, (input) => {
      const price = priceCheckout(input);
      const due = oracle(input);
      const same =
        BigInt(price.subtotal) === due.subtotal &&
        BigInt(price.shipping) === due.shipping &&
        BigInt(price.delivery) === due.delivery &&
        BigInt(price.promotionDiscount) === due.promotion &&
        BigInt(price.base) === due.base &&
        BigInt(price.balance) === due.balance &&
        BigInt(price.withoutFee) === due.withoutFee &&
        BigInt(price.paymentFee) === due.paymentFee &&
        BigInt(price.final) === due.final;
      if (!same) expect(price).toEqual(due);
      return holdsInvariants(input, price);
    }),
    { numRuns: CHECKOUTS },
  );
}, 60_000);

/** Nothing is negative, fee and total are whole minor units, and the lines add up to the charge. */
function holdsInvariants(input: CheckoutPriceInput, price: ReturnType<typeof priceCheckout>): boolean {
  const lines = chargedLines(input.lines, price);
  const total = lines.reduce((sum, { minor }) => sum + minor, 0);
  return (
    Object.values(price).every((value) => value >= 0) &&
    price.paymentFee % 100 === 0 &&
    price.final % 100 === 0 &&
    total * 100 === price.final &&
    lines.every(({ kind, minor }) => isRightSide(kind, minor))
  );
}

const TAKEN_OFF = ["freight_discount", "promotion", "balance"];
const isRightSide = (kind: string, minor: number) => (TAKEN_OFF.includes(kind) ? minor <= 0 : minor >= 0);

import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { id, readerFields } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { lineSnapshot } from "#contracts/shop/catalogue/line-snapshot.ts";
import { paymentStart, slugText } from "#contracts/shop/selling/checkout.ts";
import { paymentMethod } from "#contracts/shop/selling/checkout-data.ts";
import { SHOWN_CERTAINTIES } from "#domain/forwarding/landed-cost/landed-cost.ts";
import { PAYABLE_KINDS } from "#domain/money/payments/payable-kind.ts";
import { PAYMENT_OUTCOMES } from "#domain/money/payments/payment-outcome.ts";

const area = "payments";

export const payments = {
  status: defineCall({
    method: "POST",
    path: "/payment/status",
    access: "public",
    effect: "read",
    area,
    summary: "Whether an address names something that this visitor still has to pay",
  })
    .input(z.object({ slug: slugText }))
    .output(z.object({ payable: z.enum(["unpaid", "paid", "none"]), kind: z.enum(PAYABLE_KINDS).nullable() })),

  get: defineCall({
    method: "POST",
    path: "/payment/get",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary: "What has to be paid, and how it can be",
  })
    .input(z.object({ slug: slugText, language_id: id }))
    .output(
      z.object({
        kind: z.enum(PAYABLE_KINDS),
        number: z.string(),
        slug: z.string(),
        currency: z.string(),
        due: amount.meta({ description: "without a payment fee" }),
        lines: z.array(lineSnapshot.pick({ name: true, image: true, quantity: true }).extend({ total: amount })),
        charges: z
          .array(
            z.object({
              key: z.string(),
              values: z.record(z.string(), z.string()),
              amount,
              certainty: z.enum(SHOWN_CERTAINTIES).optional(),
            }),
          )
          .meta({ description: "what is due beside the lines: message keys, discounts are negative" }),
        expires_at: z.iso.datetime().nullable(),
        payment_methods: z.array(paymentMethod),
        balance: z.object({ id: z.int(), amount }).nullable(),
        /** The message key of the reason why the last attempt failed. */
        last_failure_key: z.string().nullable(),
      }),
    ),

  pay: defineCall({
    method: "POST",
    path: "/payment/pay",
    access: "public",
    effect: "write",
    area,
    idempotent: true,
    refusals: ["not_found", "too_many_requests", "approval_needed"],
    summary: "Pays for what is still unpaid; needs an Idempotency-Key, and the total that was shown",
  })
    .input(
      z.object({
        slug: slugText,
        language_id: id,
        payment_method_id: id,
        option: z.string().max(40).nullable().default(null),
        uses_balance: z.boolean().default(false),
        total: amount.meta({ description: "what the provider is to take, fee included" }),
      }),
    )
    .output(paymentStart),

  state: defineCall({
    method: "POST",
    path: "/payment/state",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary: "How one's own payment stands; asking never changes it",
  })
    .input(z.object({ payment: z.string().min(1).max(100) }))
    .output(
      z.object({
        outcome: z.enum(PAYMENT_OUTCOMES),
        kind: z.enum(PAYABLE_KINDS),
        number: z.string(),
        slug: z.string(),
        amount,
        currency: z.string(),
        failure_key: z.string().nullable(),
        /** Whether it can be tried again. */
        can_retry: z.boolean(),
        expires_at: z.iso.datetime().nullable().meta({ description: "until when what is unpaid is kept" }),
        /** The data layer's report of the purchase, once it is paid (TRACK-01). */
        purchase: z
          .object({
            transaction_id: z.string(),
            value: amount,
            shipping: amount,
            delivery_fee: amount,
            items: z.array(
              lineSnapshot
                .pick({ sku: true, name: true, manufacturer: true, category: true, variant: true, quantity: true })
                .extend({ id: z.int(), price: amount }),
            ),
          })
          .nullable(),
      }),
    ),

  topUpOptions: defineCall({
    method: "POST",
    path: "/balance/top-up-options",
    access: "signed-in",
    effect: "read",
    area,
    summary: "How a balance can be topped up, and by how much",
  })
    .input(z.object({ currency_id: id.optional() }))
    .output(
      z.object({
        currency: z.string(),
        minimum: amount,
        maximum: amount,
        suggestions: z.array(amount),
        payment_methods: z.array(paymentMethod),
      }),
    ),

  topUp: defineCall({
    method: "POST",
    path: "/balance/top-up",
    access: "signed-in",
    effect: "write",
    area,
    idempotent: true,
    refusals: ["invalid_input", "too_many_requests"],
    summary: "Begins to top up one's balance; needs an Idempotency-Key",
  })
    .input(
      z.object({
        ...readerFields,
        amount,
        payment_method_id: id,
        option: z.string().max(40).nullable().default(null),
      }),
    )
    .output(paymentStart),
};

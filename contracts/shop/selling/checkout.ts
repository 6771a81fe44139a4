import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { done, emailText, fieldText, id, moment } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { shippingMethod } from "#contracts/shop/forwarding/freight.ts";
import { addressFields } from "#contracts/shop/people/address-fields.ts";
import { PAYMENT_STEP_FIELDS } from "#domain/selling/checkout/steps.ts";
import { CALL_POLICIES } from "#domain/shared/limits/calls.ts";
import { checkoutData, checkoutDraft, companyFields } from "./checkout-data.ts";

const area = "checkout";

/** The checkout is not the caller's, or no longer open. */
const OWN_REFUSALS = ["not_found", "checkout_closed", "too_many_requests"] as const;

export const slugText = z.string().min(1).max(200);

const answer = z.object({ status: z.literal(true), data: checkoutData });
const own = { slug: slugText, language_id: id };

const change = z.object({
  kind: z.enum(["price", "quantity", "gone", "freight", "delivery", "promotion", "balance"]),
  sku: z.string().nullable(),
  name: z.string().nullable(),
  before: z.int().nullable(),
  now: z.int().nullable(),
});
export type CheckoutChange = z.infer<typeof change>;

/** How starting a payment ended; a redirect goes to the provider's own page. */
export const paymentStart = z.object({
  status: z.literal(true),
  result: z.enum(["done", "redirect", "already_paid", "changed", "unavailable"]),
  redirect_url: z.string().nullable(),
  payment: z.string().nullable().meta({ description: "what its state is asked by" }),
  order_number: z.string().nullable(),
  slug: z.string(),
});
export type PaymentStart = z.infer<typeof paymentStart>;

export const checkout = {
  generate: defineCall({
    method: "POST",
    path: "/checkout/generate",
    access: "public",
    effect: "write",
    area,
    ...CALL_POLICIES.checkoutGenerate,
    refusals: ["not_found", "cart_empty", "too_many_requests"],
    summary: "The open checkout of what is in the cart, begun with what was chosen before",
  })
    .input(z.object({ language_id: id.optional(), currency_id: id.optional() }).optional())
    .output(z.object({ status: z.literal(true), slug: z.string() })),

  fetch: defineCall({
    method: "POST",
    path: "/checkout/fetch/{slug}",
    access: "public",
    effect: "read",
    area,
    ...CALL_POLICIES.checkoutFetch,
    refusals: OWN_REFUSALS,
    summary: "A checkout as far as it has come",
  })
    .input(
      z.object({
        ...own,
        step: id.optional(),
        fields: z.array(z.enum(PAYMENT_STEP_FIELDS)).optional().meta({ description: "only these parts" }),
      }),
    )
    .output(answer),

  status: defineCall({
    method: "POST",
    path: "/checkout/status",
    access: "public",
    effect: "read",
    area,
    refusals: ["too_many_requests"],
    summary: "Whether a checkout may be entered, and which step it lacks",
  })
    .input(z.object({ slug: slugText.optional() }))
    .output(
      z.object({
        owns_checkout: z.boolean(),
        cart_item_count: z.int(),
        has_shipping: z.boolean(),
        has_payment: z.boolean(),
        order: z.enum(["none", "unpaid", "paid"]),
      }),
    ),

  setShipping: defineCall({
    method: "POST",
    path: "/checkout/set-shipping",
    access: "public",
    effect: "write",
    area,
    refusals: [...OWN_REFUSALS, "invalid_input"],
    summary: "Chooses air or sea",
  })
    .input(z.object({ ...own, shipping_method: shippingMethod }))
    .output(answer),

  setDelivery: defineCall({
    method: "POST",
    path: "/checkout/set-delivery",
    access: "public",
    effect: "write",
    area,
    refusals: [...OWN_REFUSALS, "invalid_input", "conflict"],
    summary: "Chooses the courier, and the pickup point where it has any",
  })
    .input(z.object({ ...own, delivery_method: id, parcel_shop: id.nullable().default(null) }))
    .output(answer),

  setAddress: defineCall({
    method: "POST",
    path: "/checkout/set-address",
    access: "public",
    effect: "write",
    area,
    refusals: [...OWN_REFUSALS, "invalid_input", "conflict"],
    summary: "Where it goes: a saved address by its id, a new one, or a country to begin with",
  })
    .input(
      z.object({
        ...own,
        address_id: id.optional(),
        address: z
          .object(addressFields)
          .optional()
          .meta({ description: "street, city and postcode are empty for a pickup point" }),
        country_id: id.optional().meta({ description: "alone, before the address is known" }),
        email: emailText.optional().meta({ description: "a guest's, where it is sent together with the address" }),
      }),
    )
    .output(answer),

  setEmail: defineCall({
    method: "POST",
    path: "/checkout/set-email",
    access: "public",
    effect: "write",
    area,
    refusals: [...OWN_REFUSALS, "invalid_input"],
    summary: "Where to write to about the order",
  })
    .input(z.object({ ...own, email: emailText }))
    .output(answer),

  setExtras: defineCall({
    method: "POST",
    path: "/checkout/set-extras",
    access: "public",
    effect: "write",
    area,
    refusals: [...OWN_REFUSALS, "invalid_input"],
    summary: "A company that the invoice is for, a note to the courier, words for a gift: each may be left out",
  })
    .input(
      z.object({
        ...own,
        company: z.object(companyFields).nullable().default(null),
        courier_note: fieldText.default(""),
        gift_message: fieldText.default(""),
      }),
    )
    .output(answer),

  saveDraft: defineCall({
    method: "POST",
    path: "/checkout/save-draft",
    access: "public",
    effect: "write",
    area,
    refusals: ["not_found", "too_many_requests"],
    summary: "Keeps what was typed so far, complete or not",
  })
    .input(z.object({ slug: slugText, draft: checkoutDraft }))
    .output(done),

  applyPromotion: defineCall({
    method: "POST",
    path: "/checkout/apply-promotion",
    access: "public",
    effect: "write",
    area,
    refusals: [...OWN_REFUSALS, "promotion_refused", "promotion_minimum", "conflict"],
    summary: "Takes a promotion code; unknown, used up and expired ones are answered alike",
  })
    .input(z.object({ ...own, code: z.string().max(100) }))
    .output(answer),

  removePromotion: defineCall({
    method: "POST",
    path: "/checkout/remove-promotion",
    access: "public",
    effect: "write",
    area,
    refusals: [...OWN_REFUSALS, "conflict"],
    summary: "Takes the promotion code off",
  })
    .input(z.object(own))
    .output(answer),

  applyBalance: defineCall({
    method: "POST",
    path: "/checkout/apply-balance",
    access: "signed-in",
    effect: "write",
    area,
    refusals: OWN_REFUSALS,
    summary: "Pays as much as possible from one's own balance",
  })
    .input(z.object(own))
    .output(answer),

  removeBalance: defineCall({
    method: "POST",
    path: "/checkout/remove-balance",
    access: "public",
    effect: "write",
    area,
    refusals: [...OWN_REFUSALS, "conflict"],
    summary: "Leaves the balance alone",
  })
    .input(z.object({ slug: slugText }))
    .output(done),

  setPayment: defineCall({
    method: "POST",
    path: "/checkout/set-payment",
    access: "public",
    effect: "write",
    area,
    refusals: [...OWN_REFUSALS, "invalid_input", "checkout_incomplete"],
    summary: "Chooses how to pay",
  })
    .input(z.object({ ...own, payment_method_id: id, option: z.string().max(40).nullable().default(null) }))
    .output(answer),

  confirm: defineCall({
    method: "POST",
    path: "/checkout/confirm",
    access: "public",
    effect: "write",
    area,
    refusals: [...OWN_REFUSALS, "invalid_input", "checkout_incomplete", "conflict"],
    summary: "Agrees to the total that was shown; what has changed since comes back to be agreed to again",
  })
    .input(z.object({ ...own, total: amount, terms_accepted: z.boolean() }))
    .output(
      z.object({
        status: z.literal(true),
        result: z.enum(["confirmed", "changed"]),
        changes: z.array(change),
        data: checkoutData,
      }),
    ),

  pay: defineCall({
    method: "POST",
    path: "/checkout/pay",
    access: "public",
    effect: "write",
    area,
    idempotent: true,
    refusals: [...OWN_REFUSALS, "checkout_incomplete", "too_many_unpaid"],
    summary: "Orders and pays; needs an Idempotency-Key, and the total that was confirmed",
  })
    .input(z.object({ slug: slugText, language_id: id, total: amount }))
    .output(paymentStart),

  invalidate: defineCall({
    method: "POST",
    path: "/checkout/invalidate/{slug}",
    access: "public",
    effect: "write",
    area,
    ...CALL_POLICIES.checkoutInvalidate,
    refusals: ["not_found", "too_many_requests"],
    summary: "Drops a checkout that was left; never one that has become an order",
  })
    .input(
      z.object({
        slug: slugText,
        language_id: id,
        left_at: moment
          .optional()
          .meta({ description: "server_time of the last answer; a checkout that was opened again since then stays" }),
      }),
    )
    .output(done),
};

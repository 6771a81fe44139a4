import { z } from "zod";
import { PAYMENT_STEP_FIELDS } from "../../domain/checkout/steps.ts";
import { CALL_POLICIES } from "../../domain/limits/calls.ts";
import { FEE_TYPE, PROVIDER_IDS } from "../../domain/payments/provider.ts";
import { defineCall } from "../define-call.ts";
import { countryId, done, emailText, fieldText } from "../fields.ts";
import { amount } from "../money.ts";
import { courier, pickupPoint } from "./delivery.ts";
import { freight, shippingMethod } from "./freight.ts";

const area = "checkout";
export const slugText = z.string().min(1).max(200);

const checkoutProduct = z.object({
  variant_id: z.int(),
  product_id: z.int(),
  sku: z.string(),
  name: z.string(),
  manufacturer: z.string().nullable(),
  category: z.string().nullable(),
  variant: z.string(),
  image: z.string().nullable(),
  slug: z.string(),
  currentPrice: amount,
  quantity: z.int(),
});
export type CheckoutProduct = z.infer<typeof checkoutProduct>;

export const deliveryAddress = z.object({
  first_name: z.string(),
  last_name: z.string(),
  first_address: z.string(),
  city: z.string(),
  zip: z.string(),
  phone_number: z.string(),
  country_id: z.int(),
});
export type CheckoutAddress = z.infer<typeof deliveryAddress>;

export const paymentMethod = z.object({
  id: z.int(),
  payment_processor_id: z.literal(PROVIDER_IDS),
  fee_type: z.enum(FEE_TYPE).meta({ description: "0 fixed, 1 percentage" }),
  fee: z.int().meta({ description: "in 1/10 000 of the unit when fixed, in hundredths of a percent otherwise" }),
  /** Banks and the like that can be picked beforehand. */
  options: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

const totals = z.object({
  subtotal: amount,
  shipping: amount.meta({ description: "before the discount" }),
  shipping_discount: amount,
  shipping_discount_percentage: z.int(),
  delivery: amount,
  promotion_discount: amount,
  base: amount,
  balance: amount.meta({ description: "what the balance pays" }),
  without_fee: amount,
  payment_fee: amount,
  final: amount.meta({ description: "what is charged, in whole minor units" }),
});
export type CheckoutTotals = z.infer<typeof totals>;

const checkoutData = z.object({
  slug: z.string(),
  status: z.enum(["open", "ordered", "invalidated"]),
  /** Others who know the address see what is bought, and nothing about whom (T062). */
  is_owner: z.boolean(),
  is_guest: z.boolean(),
  currency: z.string(),
  products: z.array(checkoutProduct),
  payment_methods: z.array(paymentMethod),
  selected_payment: z.object({ id: z.int(), option: z.string().nullable() }).nullable(),
  payments: z.array(z.object({ payment_processor_id: z.literal(PROVIDER_IDS), type: z.string(), amount })),
  promotion: z
    .object({
      code: z.string(),
      discount_amount: amount,
      promotion_type: z.enum(FEE_TYPE),
      value: z.int().meta({ description: "in 1/10 000 of the unit when fixed, in hundredths of a percent otherwise" }),
    })
    .nullable(),
  balance: z
    .object({ id: z.int(), amount: amount.meta({ description: "what is there to be used" }) })
    .nullable()
    .meta({ description: "none for guests" }),
  totals,
  expiration: z.iso.datetime().nullable(),
  expiration_limit: z.iso.datetime().nullable(),
  server_time: z.iso.datetime(),
  order_id: z.int().nullable(),
  order_number: z.string().nullable(),
  // What `fields` can ask for.
  shipping: freight
    .extend({ shipping_fee: amount.nullable(), selected_shipping_method: shippingMethod.nullable() })
    .optional(),
  delivery: z
    .object({
      delivery_fee: amount.nullable(),
      local_delivery: z.int().meta({ description: "the chosen courier, -1 for none" }),
      local_delivery_couriers: z.array(courier),
      courier_info: z.object({ parcelshop_id: z.int().nullable(), point: pickupPoint.nullable() }),
    })
    .optional(),
  address: z
    .object({
      current: deliveryAddress.nullable(),
      client_addresses: z.array(deliveryAddress.extend({ id: z.int() })),
    })
    .optional(),
  country: z.object({ country_id: z.int() }).optional(),
  email: z.object({ email: z.string().nullable() }).optional(),
});
export type CheckoutData = z.infer<typeof checkoutData>;

const answer = z.object({ status: z.literal(true), data: checkoutData });
const own = { slug: slugText, language_id: z.int() };

export const generate = defineCall({
  method: "POST",
  path: "/checkout/generate",
  access: "public",
  area,
  ...CALL_POLICIES.checkoutGenerate,
  summary: "Begins a checkout of what is in the cart",
})
  .input(z.object({ language_id: z.int(), currency_id: z.int().optional() }))
  .output(z.object({ status: z.literal(true), slug: z.string() }));

export const fetchCheckout = defineCall({
  method: "POST",
  path: "/checkout/fetch/{slug}",
  access: "public",
  area,
  ...CALL_POLICIES.checkoutFetch,
  summary: "A checkout as far as it has come",
})
  .input(
    z.object({
      ...own,
      step: z.int().optional(),
      fields: z.array(z.enum(PAYMENT_STEP_FIELDS)).optional().meta({ description: "only these parts" }),
    }),
  )
  .output(answer);

export const standing = defineCall({
  method: "POST",
  path: "/checkout/standing",
  access: "public",
  area,
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
  );

export const setShipping = defineCall({
  method: "POST",
  path: "/checkout/set-shipping",
  access: "public",
  area,
  summary: "Chooses air or sea",
})
  .input(z.object({ ...own, shipping_method: shippingMethod }))
  .output(answer);

export const setDelivery = defineCall({
  method: "POST",
  path: "/checkout/set-delivery",
  access: "public",
  area,
  summary: "Chooses the courier, and the pickup point where it has any",
})
  .input(z.object({ ...own, delivery_method: z.int(), parcel_shop: z.int().nullable().default(null) }))
  .output(answer);

const addressFields = z.object({
  first_name: fieldText,
  last_name: fieldText,
  first_address: fieldText,
  city: fieldText,
  zip: fieldText,
  phone_number: fieldText,
  country_id: countryId,
});

export const setAddress = defineCall({
  method: "POST",
  path: "/checkout/set-address",
  access: "public",
  area,
  summary: "Where it goes: a saved address by its id, or a new one",
})
  .input(z.object({ ...own, address_id: z.int().optional(), address: addressFields.optional() }))
  .output(answer);

export const setEmail = defineCall({
  method: "POST",
  path: "/checkout/set-email",
  access: "public",
  area,
  summary: "Where to write to about the order",
})
  .input(z.object({ ...own, email: emailText }))
  .output(answer);

export const applyPromotion = defineCall({
  method: "POST",
  path: "/checkout/apply-promotion",
  access: "public",
  area,
  summary: "Takes a promotion code; unknown, used up and expired ones are answered alike",
})
  .input(z.object({ ...own, code: z.string().max(100) }))
  .output(answer);

export const removePromotion = defineCall({
  method: "POST",
  path: "/checkout/remove-promotion",
  access: "public",
  area,
  summary: "Takes the promotion code off",
})
  .input(z.object(own))
  .output(answer);

export const applyBalance = defineCall({
  method: "POST",
  path: "/checkout/apply-balance",
  access: "signed-in",
  area,
  summary: "Pays as much as possible from one's own balance",
})
  .input(z.object(own))
  .output(answer);

export const removeBalance = defineCall({
  method: "POST",
  path: "/checkout/remove-balance",
  access: "public",
  area,
  summary: "Leaves the balance alone",
})
  .input(z.object({ slug: slugText }))
  .output(done);

export const setPayment = defineCall({
  method: "POST",
  path: "/checkout/set-payment",
  access: "public",
  area,
  summary: "Chooses how to pay",
})
  .input(z.object({ ...own, payment_method_id: z.int(), option: z.string().max(40).nullable().default(null) }))
  .output(answer);

const change = z.object({
  kind: z.enum(["price", "quantity", "gone", "freight", "delivery", "promotion", "balance"]),
  sku: z.string().nullable(),
  name: z.string().nullable(),
  before: z.int().nullable(),
  now: z.int().nullable(),
});
export type CheckoutChange = z.infer<typeof change>;

export const confirm = defineCall({
  method: "POST",
  path: "/checkout/confirm",
  access: "public",
  area,
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
  );

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

export const pay = defineCall({
  method: "POST",
  path: "/checkout/pay",
  access: "public",
  area,
  summary: "Orders and pays; needs an Idempotency-Key, and the total that was confirmed",
})
  .input(z.object({ slug: slugText, language_id: z.int(), total: amount }))
  .output(paymentStart);

export const invalidate = defineCall({
  method: "POST",
  path: "/checkout/invalidate/{slug}",
  access: "public",
  area,
  ...CALL_POLICIES.checkoutInvalidate,
  summary: "Drops a checkout that was left; never one that has become an order",
})
  .input(
    z.object({
      slug: slugText,
      language_id: z.int(),
      left_at: z.iso
        .datetime()
        .optional()
        .meta({ description: "server_time of the last answer; a checkout that was opened again since then stays" }),
    }),
  )
  .output(done);

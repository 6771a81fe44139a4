import { z } from "zod";
import { extras } from "#contracts/extras.ts";
import { fieldText } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { lineSnapshot } from "#contracts/shop/catalogue/line-snapshot.ts";
import { freight, shippingMethod } from "#contracts/shop/forwarding/freight.ts";
import { addressFields } from "#contracts/shop/people/address-fields.ts";
import { FEE_TYPE, PROVIDER_IDS } from "#domain/money/payments/provider.ts";
import { courier, pickupPoint } from "./delivery.ts";

const checkoutProduct = lineSnapshot.extend({ currentPrice: amount });
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

export const companyFields = {
  company_name: fieldText,
  company_code: fieldText,
  company_vat_number: fieldText.meta({ description: "empty where the company has none" }),
  company_address: fieldText,
};

/** The text typed into the extras, and which extras are open. */
const extrasDraft = {
  ...companyFields,
  courier_note: fieldText,
  gift_message: fieldText,
  wants_company: fieldText,
  wants_courier_note: fieldText,
  wants_gift_message: fieldText,
};

/** Form fields as typed, before validation. */
export const checkoutDraft = z
  .object({ email: fieldText, delivery_method: fieldText, ...addressFields, ...extrasDraft })
  .omit({ country_id: true })
  .partial();
export type CheckoutDraft = z.infer<typeof checkoutDraft>;

export const paymentMethod = z.object({
  id: z.int(),
  payment_processor_id: z.literal(PROVIDER_IDS),
  fee_type: z.enum(FEE_TYPE).meta({ description: "0 fixed, 1 percentage" }),
  fee: z.int().meta({ description: "in 1/10 000 of the unit when fixed, in hundredths of a percent otherwise" }),
  /** Options that the payer can choose beforehand, such as banks. */
  options: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

const chosenPayment = z.object({ id: z.int(), option: z.string().nullable() });

const totals = z.object({
  subtotal: amount,
  shipping: amount.meta({ description: "before the discount" }),
  shipping_discount: amount,
  shipping_discount_percentage: z.int(),
  delivery: amount.meta({ description: "the chosen courier's fee, the cheapest one's while none is chosen" }),
  is_from: z.boolean().meta({ description: "whether no courier is chosen yet, so that the totals are the least" }),
  promotion_discount: amount,
  base: amount,
  balance: amount.meta({ description: "what the balance pays" }),
  without_fee: amount,
  payment_fee: amount,
  final: amount.meta({ description: "what is charged, in whole minor units" }),
});
export type CheckoutTotals = z.infer<typeof totals>;

export const checkoutData = z.object({
  slug: z.string(),
  status: z.enum(["open", "ordered", "invalidated"]),
  /** Others who know the address see the lines, and nothing personal (T062). */
  is_owner: z.boolean(),
  is_guest: z.boolean(),
  currency: z.string(),
  products: z.array(checkoutProduct),
  payment_methods: z.array(paymentMethod),
  selected_payment: chosenPayment.nullable(),
  suggested_payment: chosenPayment.nullable().meta({ description: "to begin with, as long as nothing is selected" }),
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
  draft: checkoutDraft.nullable(),
  extras: extras.nullable(),
  order_id: z.int().nullable(),
  order_number: z.string().nullable(),
  // The parts that `fields` selects. A call that does not change the delivery omits `delivery`.
  shipping: freight
    .extend({ shipping_fee: amount.nullable(), selected_shipping_method: shippingMethod.nullable() })
    .optional(),
  delivery: z
    .object({
      delivery_fee: amount.nullable(),
      local_delivery: z.int().meta({ description: "the chosen courier, -1 for none" }),
      local_delivery_couriers: z.array(courier),
      last_used_courier: z.int().nullable().meta({ description: "of the last order" }),
      courier_info: z.object({ parcelshop_id: z.int().nullable(), point: pickupPoint.nullable() }),
    })
    .optional(),
  address: z
    .object({
      current: deliveryAddress.nullable(),
      client_addresses: z.array(deliveryAddress.extend({ id: z.int() })),
    })
    .optional(),
  country: z
    .object({
      country_id: z.int(),
      countries: z
        .array(z.object({ id: z.int(), iso_code: z.string() }))
        .meta({ description: "that goods can be brought to" }),
    })
    .optional(),
  email: z.object({ email: z.string().nullable() }).optional(),
});
export type CheckoutData = z.infer<typeof checkoutData>;

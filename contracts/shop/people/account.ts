import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { done, passwordText } from "#contracts/fields.ts";
import { addressFields } from "./address-fields.ts";

const area = "account";

const deliveryAddress = z.object({ id: z.number().int(), ...addressFields });

export type DeliveryAddress = z.infer<typeof deliveryAddress>;

const savedId = z.int32().positive();

export const account = {
  countries: defineCall({
    method: "GET",
    path: "/account/countries",
    access: "public",
    effect: "read",
    area,
    caching: "per-host",
    summary: "The countries that are shipped to",
  }).output(z.object({ countries: z.array(z.object({ id: z.number().int(), iso_code: z.string() })) })),

  listDeliveryAddresses: defineCall({
    method: "POST",
    path: "/account/list-delivery-addresses",
    access: "signed-in",
    effect: "read",
    area,
    summary: "One's saved addresses, the newest last",
  }).output(z.object({ addresses: z.array(deliveryAddress) })),

  addDeliveryAddress: defineCall({
    method: "POST",
    path: "/account/add-delivery-address",
    access: "signed-in",
    effect: "write",
    area,
    refusals: ["invalid_input", "conflict"],
    summary: "Saves a new address; the draft's id 0 is ignored",
  })
    .input(z.object({ id: z.literal(0).optional(), ...addressFields }))
    .output(done.extend({ id: z.number().int() })),

  updateDeliveryAddress: defineCall({
    method: "POST",
    path: "/account/update-delivery-address",
    access: "signed-in",
    effect: "write",
    area,
    refusals: ["invalid_input", "not_found"],
    summary: "Changes one of one's own addresses",
  })
    .input(z.object({ id: savedId, ...addressFields }))
    .output(done),

  deleteDeliveryAddress: defineCall({
    method: "POST",
    path: "/account/delete-delivery-address",
    access: "signed-in",
    effect: "write",
    area,
    refusals: ["not_found"],
    summary: "Deletes one of one's own addresses",
  })
    .input(z.object({ id: savedId }))
    .output(done),

  exportMyData: defineCall({
    method: "POST",
    path: "/account/export-my-data",
    access: "signed-in",
    effect: "write",
    area,
    refusals: ["invalid_input", "too_many_requests"],
    summary: "A link to an archive of all one's own data; it works for a limited time, and only while one is signed in",
  })
    .input(z.object({ password: passwordText }))
    .output(done.extend({ download_path: z.string(), expires_at: z.iso.datetime() })),

  eraseMyAccount: defineCall({
    method: "POST",
    path: "/account/erase-my-account",
    access: "signed-in",
    effect: "write",
    area,
    refusals: ["invalid_input", "payout_open", "too_many_requests"],
    summary: "Erases the account and everything personal in it, for good",
  })
    .input(z.object({ password: passwordText }))
    .output(done),
};

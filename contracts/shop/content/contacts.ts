import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { emailText, fieldText, id, readerFields } from "#contracts/fields.ts";

const area = "contacts";

const openingHours = z.object({
  days: z.array(z.int().min(1).max(7)).meta({ description: "1 is Monday" }),
  from: z.string().meta({ description: "on the location's own clock, such as 08:00" }),
  to: z.string(),
});

const location = z.object({
  name: z.string(),
  street: z.string(),
  postal_code: z.string().nullable(),
  city: z.string(),
  country_iso: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
  hours: z.array(openingHours),
  closed_on: z.array(z.string()).meta({ description: "days on which it is closed although the week says otherwise" }),
  notes: z.array(z.string()),
  map: z.string().nullable().meta({ description: "the path of a drawn picture" }),
});
export type ContactLocation = z.infer<typeof location>;

const contactsOfShop = z.object({
  at: z.iso.datetime().meta({ description: "when it was read, by the server's clock" }),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phone_hours: z.array(openingHours),
  company: z.object({
    name: z.string(),
    code: z.string().nullable(),
    vat_number: z.string().nullable(),
    address: z.string().nullable(),
    disputes: z.string().nullable(),
  }),
  locations: z.array(location),
  warehouses: z.array(z.object({ city: z.string(), region: z.string().nullable(), country_iso: z.string() })),
});
export type Contacts = z.infer<typeof contactsOfShop>;

export const contacts = {
  get: defineCall({
    method: "POST",
    path: "/contacts/get",
    access: "public",
    effect: "read",
    area,
    summary: "How to reach the storefront: addresses with their hours, and who the seller is",
  })
    .input(z.object(readerFields))
    .output(contactsOfShop),

  prepare: defineCall({
    method: "POST",
    path: "/contacts/prepare",
    access: "public",
    effect: "read",
    area,
    summary: "What a form needs before it is sent: a token that says when it was opened, and a challenge to work on",
  })
    .input(z.object({}))
    .output(
      z.object({
        form: z.string().meta({ description: "counts from 3 seconds to 2 hours" }),
        challenge: z.string().meta({ description: "counts once, within 10 minutes" }),
        bits: z.int().meta({
          description: "the SHA-256 of challenge, a full stop and the answer begins with so many zero bits",
        }),
      }),
    ),

  write: defineCall({
    method: "POST",
    path: "/contacts/write",
    access: "public",
    effect: "write",
    area,
    idempotent: "with-key",
    refusals: ["invalid_input", "too_many_requests"],
    summary:
      "Writes to the storefront; what does not pass the checks against spam is held for review, with the same answer",
  })
    .input(
      z.object({
        ...readerFields,
        reason: fieldText,
        order_number: fieldText.default(""),
        name: fieldText,
        email: emailText,
        subject: fieldText,
        message: z.string().max(20_000),
        website: fieldText.default("").meta({ description: "for robots: people leave it empty" }),
        form: fieldText.default(""),
        challenge: fieldText.default(""),
        answer: id.default(0),
      }),
    )
    .output(z.object({ status: z.literal(true), number: z.string() })),
};

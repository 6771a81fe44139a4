import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { done, emailText, fieldText, id, linkToken, readerFields } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import {
  PHONE_RESERVATION_EVENTS,
  PHONE_RESERVATION_STATES,
} from "#domain/selling/phone-reservations/phone-reservation-machine.ts";

const area = "reservations";

const phone = z.object({
  variant_id: z.int(),
  name: z.string(),
  variant: z.string().meta({ description: "its choices in words, such as 256 GB · black" }),
  slug: z.string(),
  image: z.string().nullable(),
  price: amount,
  currency: z.string(),
});
export type ReservablePhone = z.infer<typeof listedPhone>;

const listedPhone = phone.extend({
  waiting: z.int().meta({ description: "how many people are in its queue" }),
  is_available: z.boolean().meta({ description: "whether it can be bought without a reservation" }),
});

const reservation = z.object({
  number: z.string(),
  state: z.enum(PHONE_RESERVATION_STATES),
  phone: phone.nullable().meta({ description: "none when it is no longer sold here" }),
  position: z.int().nullable().meta({ description: "one's place in the queue, from 1" }),
  expires_at: z.iso.datetime().nullable(),
  next_events: z.array(z.enum(PHONE_RESERVATION_EVENTS)),
});
export type PhoneReservationView = z.infer<typeof reservation>;

const byLink = { method: "POST", access: "public", area } as const;
const linked = z.object({ ...readerFields, token: linkToken });

export const phoneReservations = {
  phones: defineCall({
    method: "POST",
    path: "/reservations/phones",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary: "The phones that can be reserved here, with the length of each queue",
  })
    .input(z.object(readerFields))
    .output(z.object({ phones: z.array(listedPhone) })),

  request: defineCall({
    method: "POST",
    path: "/reservations/request",
    access: "public",
    effect: "write",
    area,
    idempotent: "with-key",
    refusals: ["not_found", "invalid_input", "too_many_requests"],
    summary: "Asks for a place in the queue for a phone; it counts once the link in the mail is confirmed",
  })
    .input(
      z.object({
        ...readerFields,
        variant_id: id,
        first_name: fieldText,
        email: emailText,
        phone: fieldText,
        accepts_policy: z.boolean(),
      }),
    )
    .output(done),

  get: defineCall({
    ...byLink,
    path: "/reservations/get",
    effect: "read",
    refusals: ["not_found"],
    summary: "The reservation that a mailed link leads to",
  })
    .input(linked)
    .output(reservation),

  confirm: defineCall({
    ...byLink,
    path: "/reservations/confirm",
    effect: "write",
    refusals: ["not_found", "conflict", "phone_number_queued"],
    summary: "Joins the queue",
  })
    .input(linked)
    .output(reservation),

  leave: defineCall({
    ...byLink,
    path: "/reservations/leave",
    effect: "write",
    refusals: ["not_found", "conflict"],
    summary: "Gives up one's place in the queue",
  })
    .input(linked)
    .output(reservation),

  take: defineCall({
    ...byLink,
    path: "/reservations/take",
    effect: "write",
    refusals: ["not_found", "conflict", "cart_full"],
    summary: "Puts the offered phone into the caller's cart, where it stays reserved until the offer ends",
  })
    .input(linked)
    .output(reservation),

  decline: defineCall({
    ...byLink,
    path: "/reservations/decline",
    effect: "write",
    refusals: ["not_found", "conflict"],
    summary: "Does without the offered phone, which goes back on sale",
  })
    .input(linked)
    .output(reservation),
};

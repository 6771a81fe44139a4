import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { emailText, fieldText, id, linkToken } from "#contracts/fields.ts";
import { slugText } from "#contracts/shop/selling/checkout.ts";
import { WITHDRAWAL_STATES } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";

const area = "withdrawals";

const stated = z.object({
  number: z.string().meta({ description: "WD…" }),
  name: z.string(),
  order_number: z.string().meta({ description: "as it was stated" }),
  email: z.string(),
  confirmed_at: z.iso.datetime().nullable().meta({ description: "when the statement was made" }),
});
export type StatedWithdrawal = z.infer<typeof stated>;

const withdrawal = stated.extend({
  state: z.enum(WITHDRAWAL_STATES),
  reason: z.string().nullable().meta({ description: "why it was refused" }),
});
export type WithdrawalView = z.infer<typeof withdrawal>;

const options = z.object({
  /** Of one's own orders; empty for others. */
  name: z.string(),
  email: z.string(),
  orders: z.array(
    z.object({
      number: z.string(),
      slug: z.string(),
      placed_at: z.iso.datetime(),
      until: z.iso.datetime().nullable().meta({ description: "none while the goods have not come" }),
      can_withdraw: z.boolean(),
      withdrawal: withdrawal.nullable(),
    }),
  ),
});
export type WithdrawalOptions = z.infer<typeof options>;

const order = slugText.optional().meta({ description: "the slug of one's own order, or the token of a link to it" });

export const withdrawals = {
  options: defineCall({
    method: "POST",
    path: "/withdrawals/options",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found", "too_many_requests"],
    summary: "One's own orders that one can withdraw from; nothing for others",
  })
    .input(z.object({ order, language_id: id }))
    .output(options),

  record: defineCall({
    method: "POST",
    path: "/withdrawals/record",
    access: "public",
    effect: "write",
    area,
    refusals: ["invalid_input", "not_found", "conflict", "too_many_requests"],
    summary: "Writes down a withdrawal, which counts once it is confirmed; the answer says nothing about the order",
  })
    .input(z.object({ name: fieldText, number: fieldText, email: emailText, order, language_id: id }))
    .output(
      z.object({
        withdrawal: stated,
        token: z.string().nullable().meta({
          description:
            "what one's own is confirmed by; null for everybody else: a link is mailed to the stated address",
        }),
      }),
    ),

  confirm: defineCall({
    method: "POST",
    path: "/withdrawals/confirm",
    access: "public",
    effect: "write",
    area,
    refusals: ["not_found", "conflict"],
    summary: "Confirms a withdrawal and mails the receipt; asked again, it answers the same",
  })
    .input(z.object({ token: linkToken }))
    .output(z.object({ withdrawal: stated })),
};

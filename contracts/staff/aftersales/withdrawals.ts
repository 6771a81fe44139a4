import { z } from "zod";
import { anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount } from "#contracts/money.ts";
import { defineStaffCall, movedTo, stepUpDecision } from "#contracts/staff/define-staff-call.ts";
import { timeline } from "#contracts/staff/timeline.ts";
import { WITHDRAWAL_EVENTS, WITHDRAWAL_STATES } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { WITHDRAWAL_DAYS } from "#domain/aftersales/withdrawals/withdrawal-window.ts";
import { ORDER_STATES } from "#domain/selling/orders/order-states.ts";

const area = "withdrawals";
const number = z.string().max(20).meta({ description: "as people say it: WD12" });
const moved = movedTo(WITHDRAWAL_STATES);

const withdrawalsInput = listInput({
  filters: {
    state: anyOf(z.enum(WITHDRAWAL_STATES)),
    storefront: anyOf(z.string().max(20)),
    created_at: timeRange,
    due_in_days: z
      .int()
      .min(0)
      .max(WITHDRAWAL_DAYS)
      .meta({ description: "those not ended whose money has to be back within so many days, or had to be" }),
    search: searchIn("a number, a name, an email address or the stated number"),
    ids,
  },
  sorts: ["created_at", "-created_at", "refund_by", "-refund_by"],
});
export type WithdrawalsRequest = z.infer<typeof withdrawalsInput>;

const row = z.object({
  number,
  storefront: z.string(),
  name: z.string(),
  email: z.string().meta({ description: "masked" }),
  stated_number: z.string(),
  order: z.string().nullable().meta({ description: "none while nobody knows whose statement it is" }),
  state: z.enum(WITHDRAWAL_STATES),
  reason: z.string().nullable().meta({ description: "why it was refused" }),
  created_at: z.iso.datetime(),
  confirmed_at: z.iso.datetime().nullable(),
  is_in_time: z.boolean(),
  refund_by: z.iso.datetime().nullable(),
  next_events: z.array(z.enum(WITHDRAWAL_EVENTS)).meta({ description: "what staff can do with it now" }),
});

const withdrawal = row.extend({
  is_guest: z.boolean(),
  accepted_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  about: z
    .object({
      number: z.string(),
      state: z.enum(ORDER_STATES),
      customer: z.string().meta({ description: "the name on its address; empty once the customer is erased" }),
      email: z.string().meta({ description: "masked" }),
      is_same_email: z.boolean().meta({ description: "whether the statement has the order's own address" }),
      total: amount,
      currency: z.string(),
      delivered_at: z.iso.datetime().nullable(),
    })
    .nullable()
    .meta({ description: "the order, or the one with the stated number while nobody knows whose statement it is" }),
  timeline,
});
export type StaffWithdrawal = z.infer<typeof withdrawal>;

const decision = stepUpDecision(area, "claims.decide");

export const withdrawals = {
  list: defineStaffCall({
    method: "POST",
    path: "/withdrawals/list",
    permission: "claims.read",
    effect: "read",
    area,
    summary: "Withdrawals from a contract, the oldest first, with the order that each is about where that is known",
  })
    .input(withdrawalsInput)
    .output(listOutput(row)),

  get: defineStaffCall({
    method: "POST",
    path: "/withdrawals/get",
    permission: "claims.read",
    effect: "read",
    area,
    summary: "One withdrawal with its order, and all that has happened to it",
  })
    .input(z.object({ number }))
    .output(withdrawal),

  accept: defineStaffCall({
    ...decision,
    path: "/withdrawals/accept",
    summary: "Accepts a withdrawal: the buyer sends the goods back",
  })
    .input(
      z.object({
        number,
        order: z
          .string()
          .max(20)
          .optional()
          .meta({ description: "the order that is meant, where it is not known yet" }),
      }),
    )
    .output(moved),

  refuse: defineStaffCall({
    ...decision,
    path: "/withdrawals/refuse",
    summary: "Refuses a withdrawal; the buyer reads the reason",
  })
    .input(z.object({ number, reason: z.string().trim().min(3).max(500) }))
    .output(moved),

  receiveGoods: defineStaffCall({
    ...decision,
    path: "/withdrawals/receive-goods",
    summary: "Notes that the goods were returned, and refunds all that was paid; once",
  })
    .input(z.object({ number }))
    .output(moved),
};

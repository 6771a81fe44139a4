import { z } from "zod";
import { anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { defineStaffCall, movedTo, stepUpDecision } from "#contracts/staff/define-staff-call.ts";
import { WITHDRAWAL_EVENTS, WITHDRAWAL_STATES } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";

const area = "withdrawals";
const number = z.string().max(20).meta({ description: "as people say it: WD12" });
const moved = movedTo(WITHDRAWAL_STATES);

const withdrawalsInput = listInput({
  filters: {
    state: anyOf(z.enum(WITHDRAWAL_STATES)),
    storefront: anyOf(z.string().max(20)),
    created_at: timeRange,
    search: searchIn("a number, a name, an email address or the stated number"),
    ids,
  },
  sorts: ["created_at", "-created_at"],
});
export type WithdrawalsRequest = z.infer<typeof withdrawalsInput>;

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
    .output(
      listOutput(
        z.object({
          number,
          storefront: z.string(),
          name: z.string(),
          email: z.string(),
          stated_number: z.string(),
          order: z.string().nullable().meta({ description: "none while nobody knows whose statement it is" }),
          state: z.enum(WITHDRAWAL_STATES),
          reason: z.string().nullable(),
          created_at: z.iso.datetime(),
          confirmed_at: z.iso.datetime().nullable(),
          is_in_time: z.boolean(),
          refund_by: z.iso.datetime().nullable(),
          next_events: z.array(z.enum(WITHDRAWAL_EVENTS)).meta({ description: "what staff can do with it now" }),
        }),
      ),
    ),

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

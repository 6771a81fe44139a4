import { z } from "zod";
import { id } from "#contracts/fields.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";

export const stock = {
  set: defineStaffCall({
    method: "POST",
    path: "/stock/set",
    permission: "stock.write",
    effect: "write",
    area: "stock",
    summary: "Records the counted stock; carts that had reserved more lose pieces, the newest first",
  })
    .input(z.object({ variant_id: id, on_hand: z.int().min(0).max(1_000_000), note: z.string().max(500).optional() }))
    .output(z.object({ status: z.literal(true), on_hand: z.int(), reserved: z.int() })),
};

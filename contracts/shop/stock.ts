import { z } from "zod";
import { defineCall } from "../define-call.ts";

export const setStock = defineCall({
  method: "POST",
  path: "/stock/set",
  access: "staff",
  effect: "write",
  area: "stock",
  summary: "Says how many pieces there really are; carts that had been promised more lose theirs, the newest first",
})
  .input(
    z.object({ variant_id: z.int(), on_hand: z.int().min(0).max(1_000_000), note: z.string().max(500).optional() }),
  )
  .output(z.object({ status: z.literal(true), on_hand: z.int(), reserved: z.int() }));

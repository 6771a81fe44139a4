import { z } from "zod";
import { CALL_POLICIES } from "../../domain/limits/calls.ts";
import { defineCall } from "../define-call.ts";

export const user = z.object({
  id: z.number().int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  unpaid_orders_count: z.number().int().nonnegative(),
});

export type CurrentUser = z.infer<typeof user>;

export const getCurrentUser = defineCall({
  method: "POST",
  path: "/auth/getCurrentUser",
  access: "public",
  area: "identity",
  ...CALL_POLICIES.currentUser,
  summary: "The signed-in user, or none for a visitor",
}).output(z.object({ user: user.nullable() }));

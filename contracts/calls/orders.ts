import { z } from "zod";
import { ORDER_FILTERS } from "../../domain/orders/order-filter.ts";
import { ORDER_KINDS, STATUS_TONES } from "../../domain/orders/order-kind.ts";
import { defineCall } from "../define-call.ts";
import { amount } from "../money.ts";

const order = z.object({
  kind: z.enum(ORDER_KINDS),
  number: z.string().meta({ description: "OR…, QU…, FR… or IN…" }),
  /** What its page is opened by. */
  slug: z.string(),
  created_at: z.iso.datetime(),
  status: z.string(),
  /** The message that names the status. */
  status_key: z.string(),
  status_tone: z.enum(STATUS_TONES),
  total: z.object({ amount, currency: z.string() }),
  is_unpaid: z.boolean(),
  /** The first few lines; `lines_total` counts them all. */
  lines: z.array(z.object({ name: z.string(), image: z.string().nullable(), quantity: z.int() })),
  lines_total: z.int(),
  /** The sentence that says what comes next. */
  next_step: z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
});

export type OrderListItem = z.infer<typeof order>;

export const getMyOrders = defineCall({
  method: "POST",
  path: "/my-orders/get-my-orders",
  access: "signed-in",
  area: "orders",
  summary: "One's own orders, quotes, forward requests and invoices, the newest first, 10 a page",
})
  .input(
    z.object({
      language_id: z.int(),
      page: z.int().min(1).max(100_000).default(1),
      type_for_filter: z.enum(ORDER_FILTERS).optional().meta({ description: "all of them when left out" }),
    }),
  )
  .output(
    z.object({
      items: z.array(order),
      total: z.int().meta({ description: "how many the filter lets through" }),
      /** How many each filter would show. */
      counts: z.record(z.enum(ORDER_FILTERS), z.int()),
    }),
  );

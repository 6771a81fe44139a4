import { z } from "zod";
import { DEVICES } from "#domain/operations/vitals/vitals.ts";

const transaction = z.object({
  transaction: z.string().regex(/^[\w-]{1,60}$/),
  release: z.string().regex(/^[\w.-]{1,60}$/),
  start_timestamp: z.number(),
  timestamp: z.number(),
  tags: z.object({ device: z.enum(DEVICES) }),
  contexts: z.object({ trace: z.object({ op: z.literal("navigation") }) }),
});

/** How long it took to come to a page, in a session that is traced. Null for every other trace. */
export function readTrace(given: unknown) {
  const parsed = transaction.safeParse(given);
  if (!parsed.success) return null;
  const { transaction: route, release: build, tags, contexts, start_timestamp, timestamp } = parsed.data;
  const name = contexts.trace.op;
  return {
    route,
    build,
    device: tags.device,
    vitals: [{ name, value: Math.max(0, (timestamp - start_timestamp) * 1_000) }],
  };
}

import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { DEVICES, VITALS } from "#domain/operations/vitals/vitals.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";

const name = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);

export const vitals = {
  report: defineCall({
    method: "POST",
    path: "/vitals",
    access: "public",
    effect: "write",
    area: "vitals",
    refusals: ["too_many_requests"],
    summary: "Counts how fast a page was, after consent to statistics; nothing is stored about the visitor",
  })
    .input(
      z.object({
        route: name.meta({ description: "the page's name, never its address" }),
        device: z.enum(DEVICES),
        build: name,
        vitals: z
          .array(z.object({ name: z.enum(VITALS), value: z.number().min(0).max(HOUR_MS) }))
          .min(1)
          .max(VITALS.length)
          .meta({ description: "in milliseconds; CLS has no unit" }),
      }),
    )
    .output(z.object({ status: z.literal(true) })),
};

import { z } from "zod";
import { listOutput } from "#contracts/listing.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { DEVICES, MEASURES, RATINGS } from "#domain/operations/vitals/vitals.ts";

const figure = z.object({
  name: z.enum(MEASURES),
  p75: z.number().meta({ description: "in milliseconds; CLS has no unit" }),
  rating: z.enum(RATINGS),
  count: z.int(),
});

export const vitals = {
  list: defineStaffCall({
    method: "POST",
    permission: "reports.read",
    effect: "read",
    area: "vitals",
    path: "/vitals/list",
    summary: "How fast pages were: the 75th percentile of each vital by page and device, the most visited first",
  })
    .input(z.object({ days: z.int().min(1).max(90).default(7) }).prefault({}))
    .output(
      listOutput(
        z.object({
          storefront: z.string(),
          route: z.string(),
          device: z.enum(DEVICES),
          vitals: z.array(figure),
          builds: z.int().meta({ description: "how many builds were measured" }),
        }),
      ),
    ),
};

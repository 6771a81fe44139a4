import { z } from "zod";
import { anyOf, listInput, listOutput, searchIn } from "#contracts/listing.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { FEED_REFUSALS } from "#domain/catalogue/feeds/feed-item.ts";
import { FEED_CHANNELS, FEED_FORMATS } from "#domain/catalogue/feeds/feed-name.ts";

const reading = { method: "POST", permission: "catalogue.read", effect: "read", area: "feeds" } as const;

const scope = { storefront: z.string(), language: z.string(), currency: z.string() };

const refusedInput = listInput({
  filters: {
    storefront: anyOf(z.string().max(20)),
    reason: anyOf(z.enum(FEED_REFUSALS)),
    search: searchIn("an article number or a name"),
  },
  sorts: ["noted_at", "-noted_at"],
});
export type RefusedItemsRequest = z.infer<typeof refusedInput>;

export const feeds = {
  list: defineStaffCall({
    ...reading,
    path: "/feeds/list",
    summary: "The feeds that advertising companies fetch, as they were made last",
  })
    .input(z.object({}))
    .output(
      z.object({
        feeds: z.array(
          z.object({
            ...scope,
            channel: z.enum(FEED_CHANNELS),
            format: z.enum(FEED_FORMATS),
            url: z.string(),
            items: z.int(),
            refused: z
              .int()
              .meta({ description: "variants that are shown in the storefront and left out of the feed" }),
            made_at: z.iso.datetime(),
          }),
        ),
      }),
    ),
};

export const feedRefusals = {
  list: defineStaffCall({
    ...reading,
    path: "/feed-refusals/list",
    summary: "Variants that a feed leaves out, with the reason: the first thousand of each language and currency",
  })
    .input(refusedInput)
    .output(
      listOutput(
        z.object({
          id: z.int(),
          ...scope,
          sku: z.string(),
          name: z.string().nullable(),
          reason: z.enum(FEED_REFUSALS),
          noted_at: z.iso.datetime(),
        }),
      ),
    ),
};

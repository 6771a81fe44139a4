import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { done, emailText, id, linkToken, readerFields } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { WATCH_KINDS } from "#domain/marketing/marketing/watches.ts";

const area = "watches";

const watchable = z.object({
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  currency: z.string(),
  variants: z.array(
    z.object({
      id: z.int(),
      variant: z.string().meta({ description: "its choices in words, such as Storm blue · EU 42" }),
      price: amount,
      is_available: z.boolean(),
    }),
  ),
});
export type WatchableProduct = z.infer<typeof watchable>;

const request = z.object({
  ...readerFields,
  variant_id: id,
  kind: z.enum(WATCH_KINDS),
  email: emailText.optional().meta({ description: "not needed by who is signed in with a confirmed address" }),
});
export type WatchRequest = z.infer<typeof request>;

export const watches = {
  readWatchable: defineCall({
    method: "POST",
    path: "/watches/product",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary: "The variants of a product, to choose one to watch",
  })
    .input(z.object({ ...readerFields, product_id: id }))
    .output(watchable),

  askForWatch: defineCall({
    method: "POST",
    path: "/watches/ask",
    access: "public",
    effect: "write",
    area,
    refusals: ["not_found", "invalid_input", "too_many_watches", "too_many_requests"],
    summary:
      "Asks for a mail when a variant is back in stock or its price has fallen; an address that is not confirmed is asked by mail first",
  })
    .input(request)
    .output(done.extend({ outcome: z.enum(["watching", "mailed"]) })),

  confirmWatch: defineCall({
    method: "POST",
    path: "/watches/confirm",
    access: "public",
    effect: "write",
    area,
    refusals: ["not_found"],
    summary: "Confirms a watch with the token of the mail's link",
  })
    .input(z.object({ token: linkToken }))
    .output(done),
};

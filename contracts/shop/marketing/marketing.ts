import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { id } from "#contracts/fields.ts";
import { MAIL_FREQUENCIES, MAIL_TOPICS } from "#domain/marketing/marketing/mail-topics.ts";
import { WATCH_KINDS } from "#domain/marketing/marketing/watches.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { CALL_POLICIES } from "#domain/shared/limits/calls.ts";

const LINK_TOKEN = z.object({ token: z.string().min(1).max(100) });

const preferences = z.object({
  email: z.string(),
  topics: z.record(z.enum(MAIL_TOPICS), z.boolean()),
  frequency: z.enum(MAIL_FREQUENCIES),
  mail_locale: z.enum(LANGUAGES),
  languages: z.array(z.object({ locale: z.enum(LANGUAGES), title: z.string() })),
  watches: z.array(z.object({ id: z.int(), kind: z.enum(WATCH_KINDS), product: z.string(), slug: z.string() })),
});
export type MailPreferencesView = z.infer<typeof preferences>;

const LINK_OR_SESSION = {
  locale: z.enum(LANGUAGES),
  token: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: "of a mail's link; without one, of who is signed in" }),
};

const changes = z.object({
  topics: z.partialRecord(z.enum(MAIL_TOPICS), z.boolean()).optional(),
  frequency: z.enum(MAIL_FREQUENCIES).optional(),
  mail_locale: z.enum(LANGUAGES).optional(),
  end_watch: id.optional(),
  stop_all: z.literal(true).optional().meta({ description: "ends all marketing mail; the rest is ignored" }),
});
export type PreferenceChanges = z.infer<typeof changes>;

export const marketing = {
  utm: defineCall({
    method: "POST",
    path: "/utm",
    access: "public",
    effect: "write",
    area: "marketing",
    ...CALL_POLICIES.utm,
    summary: "Notes which campaign brought this visit",
  })
    .input(z.record(z.string().max(300), z.unknown()))
    .output(z.object({ status: z.literal(true), kept: z.number().int() })),

  subscribeNewsletter: defineCall({
    method: "POST",
    path: "/newsletter/subscribe",
    access: "public",
    effect: "write",
    area: "marketing",
    refusals: ["invalid_input", "too_many_requests"],
    summary: "Asks for the newsletter; the address counts only once its owner has confirmed it",
  })
    .input(z.object({ email: z.email().max(254), locale: z.enum(LANGUAGES) }))
    .output(z.object({ status: z.literal(true) })),

  confirmNewsletter: defineCall({
    method: "POST",
    path: "/newsletter/confirm",
    access: "public",
    effect: "write",
    area: "marketing",
    refusals: ["not_found"],
    summary: "Confirms a subscription with the token of the mail's link",
  })
    .input(LINK_TOKEN)
    .output(z.object({ status: z.literal(true) })),

  unsubscribeNewsletter: defineCall({
    method: "POST",
    path: "/newsletter/unsubscribe",
    access: "public",
    effect: "write",
    area: "marketing",
    refusals: ["not_found"],
    summary: "Ends all marketing mail to the address that the link was sent to",
  })
    .input(LINK_TOKEN)
    .output(z.object({ status: z.literal(true) })),

  readPreferences: defineCall({
    method: "POST",
    path: "/newsletter/preferences",
    access: "public",
    effect: "read",
    area: "marketing",
    refusals: ["not_found"],
    summary: "What an address has agreed to get, how often and in which language",
  })
    .input(z.object(LINK_OR_SESSION))
    .output(preferences),

  changePreferences: defineCall({
    method: "POST",
    path: "/newsletter/change-preferences",
    access: "public",
    effect: "write",
    area: "marketing",
    refusals: ["not_found", "invalid_input"],
    summary: "Changes what an address gets; each change counts at once",
  })
    .input(z.object({ ...LINK_OR_SESSION, changes }))
    .output(preferences),

  restoreCart: defineCall({
    method: "POST",
    path: "/newsletter/restore-cart",
    access: "public",
    effect: "write",
    area: "marketing",
    refusals: ["not_found"],
    summary: "Puts what a reminder was about into the caller's cart, with the token of its link",
  })
    .input(LINK_TOKEN)
    .output(z.object({ status: z.literal(true) })),
};

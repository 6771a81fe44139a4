import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { MOST_KEY_CHARACTERS, translatedText } from "#contracts/translated-text.ts";
import { LONGEST_TEXT } from "#domain/content/translations/check-text.ts";
import { TEXT_GROUPS } from "#domain/content/translations/text-groups.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { CALL_POLICIES } from "#domain/shared/limits/calls.ts";

const language = z.enum(LANGUAGES);
const key = z.string().min(1).max(MOST_KEY_CHARACTERS);
const version = z.int32().min(0).meta({ description: "of the text as it was read; 0 where it was not changed here" });

export const translations = {
  messages: defineCall({
    method: "GET",
    path: "/translations/translationMessages",
    access: "public",
    effect: "read",
    area: "translations",
    caching: "per-host",
    ...CALL_POLICIES.translationsInBrowser,
    summary: "Interface messages: language → translation → key → text",
  })
    .input(
      z.object({
        locale: z.enum(LANGUAGES).optional(),
        v: z.string().max(64).optional(),
        group: z
          .enum(TEXT_GROUPS)
          .optional()
          .meta({ description: "those of public pages, or the others; all without it" }),
      }),
    )
    .output(
      z.object({
        resources: z.record(z.string(), z.object({ translation: z.record(z.string(), z.string()) })),
      }),
    ),

  canView: defineCall({
    method: "GET",
    path: "/auth/permissions/can-view-translations",
    access: "public",
    effect: "read",
    area: "translations",
    summary: "Whether this visitor may look at translation keys in place of texts",
  }).output(z.boolean()),

  viewer: defineCall({
    method: "POST",
    path: "/translations/viewer",
    access: "signed-in",
    effect: "read",
    area: "translations",
    summary: "Which messages of a language were changed, and whether this account may change them",
    refusals: ["forbidden"],
  })
    .input(z.object({ locale: language }))
    .output(z.object({ can_edit: z.boolean(), changed: z.array(z.string()) })),

  text: defineCall({
    method: "POST",
    path: "/translations/text",
    access: "signed-in",
    effect: "read",
    area: "translations",
    summary: "A message in every language, with its placeholders and its history",
    refusals: ["forbidden", "not_found"],
  })
    .input(z.object({ key }))
    .output(translatedText),

  changeText: defineCall({
    method: "POST",
    path: "/translations/change-text",
    access: "signed-in",
    effect: "write",
    area: "translations",
    summary: "Changes a message of this storefront, for accounts that staff allow to translate",
    refusals: ["forbidden", "not_found", "stale_version", "invalid_input"],
  })
    .input(z.object({ language, key, text: z.string().max(LONGEST_TEXT + 1), version }))
    .output(z.object({ version: z.int() })),

  revertText: defineCall({
    method: "POST",
    path: "/translations/revert-text",
    access: "signed-in",
    effect: "write",
    area: "translations",
    summary: "Takes back what was changed of a message",
    refusals: ["forbidden", "not_found", "stale_version"],
  })
    .input(z.object({ language, key, version }))
    .output(z.object({ text: z.string() })),
};

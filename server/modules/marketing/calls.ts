import { collectUtm } from "../../../domain/marketing/utm.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";
import { newsletterSubscriptions, utmVisits } from "./tables.ts";

export const marketingCalls = {
  utm: calls.marketing.utm.handler(async ({ input, context }) => {
    const texts = Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const utm = collectUtm(texts, {});
    const kept = Object.keys(utm).length;
    if (kept > 0) await context.db.insert(utmVisits).values({ storefrontCode: context.storefront.code, utm });
    return { status: true as const, kept };
  }),

  /** Answers the same whether the address is new or not: the list is nobody else's business. */
  subscribeNewsletter: calls.marketing.subscribeNewsletter.handler(async ({ input, context }) => {
    const language = context.storefront.languages.find(({ iso_code }) => iso_code === input.locale);
    if (!language) throw refuse("invalid_input");
    await context.db
      .insert(newsletterSubscriptions)
      .values({
        storefrontCode: context.storefront.code,
        email: input.email.trim().toLowerCase(),
        languageId: language.id,
      })
      .onConflictDoNothing();
    return { status: true as const };
  }),
};

import { collectUtm } from "#domain/marketing/marketing/utm.ts";
import { findLanguage } from "#domain/operations/storefronts/reader.ts";
import { withoutControlCharacters } from "#domain/shared/text/control-characters.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { takeAtLeast } from "#platform/limits/take-at-least.ts";
import { recordVisit } from "./campaign-visits.ts";
import { followCartLink } from "./cart-reminders/follow-cart-link.ts";
import { recordChoice } from "./cookie-choices.ts";
import { confirmNewsletter, type MarketingDeps, requestNewsletter, unsubscribe } from "./newsletter.ts";
import { changePreferences, readPreferences } from "./preferences.ts";
import { askForWatch, followWatchLink, readWatchable } from "./watches/ask-for-watch.ts";

export const createMarketingCalls = (deps: MarketingDeps) => ({
  utm: calls.marketing.utm.handler(async ({ input, context }) => {
    const texts = Object.entries(input).flatMap(([key, value]) =>
      // PostgreSQL cannot store NUL, and these values need no other control characters.
      typeof value === "string" ? [[key, withoutControlCharacters(value)] as const] : [],
    );
    const utm = collectUtm(texts, []);
    const isRecorded = await recordVisit(context, utm, deps.now());
    return { status: true as const, kept: isRecorded ? Object.keys(utm).length : 0 };
  }),

  recordConsent: calls.marketing.recordConsent.handler(async ({ input, context }) => {
    return { status: true as const, choices: await recordChoice(context, input, deps.now()) };
  }),

  subscribeNewsletter: calls.marketing.subscribeNewsletter.handler(async ({ input, context }) => {
    const language = findLanguage(context.storefront, input.locale);
    if (!language) throw refuse("invalid_input");
    await takeAtLeast(() => requestNewsletter(deps, context, { email: input.email, language }));
    return { status: true as const };
  }),

  confirmNewsletter: calls.marketing.confirmNewsletter.handler(async ({ input, context }) => {
    if (!(await confirmNewsletter(deps, context, input.token))) throw refuse("not_found");
    return { status: true as const };
  }),

  unsubscribeNewsletter: calls.marketing.unsubscribeNewsletter.handler(async ({ input, context }) => {
    const { db, storefront } = context;
    const link = { storefrontCode: storefront.code, token: input.token, now: deps.now() };
    if (!(await unsubscribe(db, link))) throw refuse("not_found");
    return { status: true as const };
  }),

  readPreferences: calls.marketing.readPreferences.handler(({ input, context }) =>
    readPreferences(deps, context, input.token),
  ),

  changePreferences: calls.marketing.changePreferences.handler(({ input, context }) =>
    changePreferences(deps, context, input),
  ),

  restoreCart: calls.marketing.restoreCart.handler(async ({ input, context }) => {
    await followCartLink(deps, context, input.token);
    return { status: true as const };
  }),
});

export const createWatchCalls = (deps: MarketingDeps) => ({
  readWatchable: calls.watches.readWatchable.handler(({ input, context }) =>
    readWatchable(deps, context, input.product_id),
  ),

  askForWatch: calls.watches.askForWatch.handler(async ({ input, context }) => {
    return { status: true as const, outcome: await askForWatch(deps, context, input) };
  }),

  confirmWatch: calls.watches.confirmWatch.handler(async ({ input, context }) => {
    await followWatchLink(deps, context, input.token);
    return { status: true as const };
  }),
});

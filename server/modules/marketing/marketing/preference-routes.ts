import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PreferenceChanges } from "#contracts/shop/marketing/marketing.ts";
import { MAIL_FREQUENCIES, MAIL_TOPICS } from "#domain/marketing/marketing/mail-topics.ts";
import { findLanguage, readerOf } from "#domain/operations/storefronts/reader.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuseCrossSite } from "#platform/http/cross-site.ts";
import { sendPlainPage } from "#platform/http/plain-page.ts";
import { changePreferences } from "./preferences.ts";
import type { WatchDeps } from "./watches/watch-deps.ts";

interface Options extends WatchDeps {
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

/** The preferences of a browser without scripts: one form with all choices, answered by the page. */
export function registerPreferenceRoutes(scope: FastifyInstance, { contextFor, ...deps }: Options): void {
  refuseCrossSite(scope);
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  scope.post<{ Params: { locale: string }; Querystring: { token?: unknown }; Body: unknown }>(
    "/:locale/newsletter/preferences",
    async (request, reply) => {
      const { storefront } = request.site;
      const language = findLanguage(storefront, request.params.locale);
      if (!language || typeof request.body !== "string") return sendPlainPage(reply, language ? 400 : 404);
      const token = typeof request.query.token === "string" ? request.query.token : undefined;
      const context = {
        ...(await contextFor(request, reply)),
        reader: readerOf(storefront, { language: language.id }),
      };
      try {
        await changePreferences(deps, context, { token, changes: chosenIn(request.body) });
      } catch (error) {
        const { status } = error as { status?: number };
        if (status === 404 || status === 400) return sendPlainPage(reply, status);
        throw error;
      }
      const query = new URLSearchParams({ ...(token ? { token } : {}), saved: "1" });
      return reply
        .code(303)
        .header("location", `/${language.iso_code}/newsletter/preferences?${query}`)
        .header("cache-control", "no-store")
        .send();
    },
  );
}

/** Browsers send only ticked boxes, so every topic is set here. */
function chosenIn(body: string): PreferenceChanges {
  const typed = new URLSearchParams(body);
  if (typed.get("action") === "stop") return { stop_all: true };
  const ticked = typed.getAll("topic");
  const topics = Object.fromEntries(MAIL_TOPICS.map((topic) => [topic, ticked.includes(topic)]));
  const ended = Number(typed.get("end_watch"));
  const frequency = MAIL_FREQUENCIES.find((known) => known === typed.get("frequency"));
  const mail_locale = LANGUAGES.find((known) => known === typed.get("mail_locale"));
  return {
    topics,
    ...(frequency ? { frequency } : {}),
    ...(mail_locale ? { mail_locale } : {}),
    ...(ended > 0 ? { end_watch: ended } : {}),
  };
}

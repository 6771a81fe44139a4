import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { WATCH_KINDS } from "#domain/marketing/marketing/watches.ts";
import { findLanguage, readerOf } from "#domain/operations/storefronts/reader.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuseCrossSite } from "#platform/http/cross-site.ts";
import { sendPlainPage } from "#platform/http/plain-page.ts";
import { askForWatch } from "./ask-for-watch.ts";
import type { WatchDeps } from "./watch-deps.ts";

interface Options extends WatchDeps {
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

const WATCHED = /^(stock|price):([1-9]\d{0,8})$/;
const MOST_CHARACTERS = 300;

/** The form of a browser without scripts; the page shows the outcome. */
export function registerWatchRoutes(scope: FastifyInstance, { contextFor, ...deps }: Options): void {
  refuseCrossSite(scope);
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  scope.post<{ Params: { locale: string; id: string }; Body: unknown }>(
    "/:locale/watch/:id",
    async (request, reply) => {
      const { storefront } = request.site;
      const language = findLanguage(storefront, request.params.locale);
      const typed = new URLSearchParams(typeof request.body === "string" ? request.body : "");
      const [, chosen, id] = WATCHED.exec(typed.get("what") ?? "") ?? [];
      const kind = WATCH_KINDS.find((known) => known === chosen);
      if (!language || !kind) return sendPlainPage(reply, language ? 400 : 404);
      const context = await contextFor(request, reply);
      const reader = readerOf(storefront, { language: language.id, currency: context.client.savedCurrency });
      const email = (typed.get("email") ?? "").slice(0, MOST_CHARACTERS);
      const watch = { variant_id: Number(id), kind, language_id: language.id, ...(email ? { email } : {}) };
      try {
        const outcome = await askForWatch(deps, { ...context, reader }, watch);
        const page = `/${language.iso_code}/watch/${Number(request.params.id) || 0}?asked=${outcome}`;
        return reply.code(303).header("location", page).header("cache-control", "no-store").send();
      } catch (error) {
        const { status } = error as { status?: number };
        if (status && status < 500) return sendPlainPage(reply, status);
        throw error;
      }
    },
  );
}

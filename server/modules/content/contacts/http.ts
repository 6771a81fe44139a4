import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findLanguage, readerOf } from "#domain/operations/storefronts/reader.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { fieldsOf } from "#platform/calls/call-errors.ts";
import { refuseCrossSite } from "#platform/http/cross-site.ts";
import { sendPlainPage } from "#platform/http/plain-page.ts";
import type { ContactModule } from "./contacts.ts";

const MOST_BYTES = 64 * 1024;
const MOST_CHARACTERS = 20_000;

interface Options {
  contacts: Pick<ContactModule, "write">;
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

/** The contact form of a browser without scripts. Its message is held for review, and the answer is a page. */
export function registerContactRoutes(scope: FastifyInstance, { contacts, contextFor }: Options): void {
  refuseCrossSite(scope);
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  );
  scope.post<{ Params: { locale: string }; Body: unknown }>("/:locale/contacts", async (request, reply) => {
    const { storefront } = request.site;
    const language = findLanguage(storefront, request.params.locale);
    if (!language || typeof request.body !== "string") return sendPlainPage(reply, language ? 400 : 404);
    const context = await contextFor(request, reply);
    const reader = readerOf(storefront, { language: language.iso_code, currency: context.client.savedCurrency });
    const shown = (outcome: "1" | "0") =>
      reply
        .code(303)
        .header("location", `/${language.iso_code}/contacts?sent=${outcome}`)
        .header("cache-control", "no-store")
        .send();
    try {
      await contacts.write({ ...context, reader }, typedIn(request.body));
      return shown("1");
    } catch (error) {
      if (fieldsOf(error)) return shown("0");
      if ((error as { status?: number }).status === 429) return sendPlainPage(reply, 429);
      throw error;
    }
  });
}

function typedIn(body: string) {
  const typed = new URLSearchParams(body);
  const text = (name: string) => (typed.get(name) ?? "").slice(0, MOST_CHARACTERS);
  return {
    reason: text("reason"),
    order_number: text("order_number"),
    name: text("name"),
    email: text("email"),
    subject: text("subject"),
    message: text("message"),
    website: text("website"),
  };
}

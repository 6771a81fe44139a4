import type { FastifyInstance } from "fastify";

/** Every escape of a JSON text, with groups for surrogate pairs, NUL, and lone surrogates. */
const ESCAPE = /\\(?:u(?:(d[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2})|(0000)|(d[89a-f][0-9a-f]{2}))|[\s\S])/gi;

/**
 * The JSON without what PostgreSQL cannot store as text (T126): NUL, and lone surrogates, which a field leaves when it
 * cuts an emoji in two. In JSON both occur only as escapes.
 */
export function storableJson(text: string): string {
  if (!text.includes("\\u")) return text;
  return text.replace(ESCAPE, (sent, _pair, nul, half) => (nul ? "" : half ? "\\ufffd" : sent));
}

/** Parses JSON bodies as usual, without what could not be stored; one without a character is none (CHECKOUT-01). */
export function readStorableJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser("error", "error");
  scope.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" ? done(null) : parse(request, storableJson(body), done),
  );
}

import type { FastifyInstance } from "fastify";

/** Every escape of a JSON text; set apart are whole pairs, NUL, and halves of a pair. */
const ESCAPE = /\\(?:u(?:(d[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2})|(0000)|(d[89a-f][0-9a-f]{2}))|[\s\S])/gi;

/**
 * The JSON without what no text of the database can keep (T126): NUL, which nobody types, and halves of a character, which
 * are left where a field cut an emoji in two. Neither can stand in a JSON text but as an escape.
 */
export function keepableJson(text: string): string {
  return text.replace(ESCAPE, (sent, _pair, nul, half) => (nul ? "" : half ? "\\ufffd" : sent));
}

/** Bodies of JSON are read as ever, with nothing in them that could not be kept. */
export function readKeepableJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser("error", "error");
  scope.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) =>
    parse(request, keepableJson(body), done),
  );
}

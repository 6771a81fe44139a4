import type { FastifyReply } from "fastify";
import { RETRY_AFTER_SECONDS } from "../database/connection-loss.ts";
import { BARE_CSP } from "./security-headers.ts";

const SENTENCES: Record<number, string> = {
  400: "This address could not be read.",
  404: "There is nothing at this address.",
  405: "This address cannot be used in that way.",
  408: "The request took too long to arrive.",
  413: "The request is too large.",
  414: "The address is too long.",
  415: "The request has a form that is not understood here.",
  421: "No shop is served under this name.",
  431: "The request carries too much.",
  500: "Something broke on our side. We have been told.",
  503: "The shop cannot answer right now. This page tries again by itself in a moment.",
};

const sentenceFor = (status: number) => SENTENCES[status] ?? "The request could not be served.";

export function plainPageHtml(status: number, sentence = sentenceFor(status)): string {
  const again = status === 503 ? `<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">` : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">${again}<title>${status}</title></head><body><main><h1>${status}</h1><p>${sentence}</p></main></body></html>`;
}

/** A page without any brand, for requests that belong to no storefront or cannot be understood. */
export function sendPlainPage(reply: FastifyReply, status: number, sentence?: string): FastifyReply {
  return reply
    .code(status)
    .header("content-type", "text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", BARE_CSP)
    .send(plainPageHtml(status, sentence));
}

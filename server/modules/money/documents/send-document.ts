import { ORPCError } from "@orpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodeCallError } from "#platform/calls/call-errors.ts";
import type { drawInvoice } from "./draw-invoice.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { type PaperKind, paperFileName } from "./paper-kinds.ts";

export interface FoundDocument {
  paper: PaperKind;
  number: string;
  issuedAt: Date;
  document: InvoiceContent;
}

/** Answers with a document as a PDF, which nobody else keeps, or with the refusal of who may not read it. */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, find: () => Promise<FoundDocument>) {
  reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex");
  const found = await find().catch(refusalOf);
  if (found instanceof ORPCError) return reply.code(found.status).send(encodeCallError(found, request.id));
  return reply
    .header("content-type", "application/pdf")
    .header("content-disposition", `inline; filename="${paperFileName(found.paper, found.number)}"`)
    .send(await drawDocument(found.document, found.issuedAt));
}

/** The document on paper; what draws it is loaded with the first one, because a start should not wait for it. */
export const drawDocument: typeof drawInvoice = async (...content) =>
  (await import("./draw-invoice.ts")).drawInvoice(...content);

function refusalOf(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError) return error;
  throw error;
}

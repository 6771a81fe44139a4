import { hasPapers, type PaperKind } from "#domain/forwarding/forward-requests/request-papers.ts";
import type { RequestRow } from "../request-aggregate.ts";

export const FORWARD_DOCUMENTS = "/forward-documents/";

export const PAPER_FILES: Readonly<Record<PaperKind, string>> = {
  invoice: "invoice.pdf",
  customs: "customs-invoice.pdf",
};

/** The address of a paper for the request's owner; null while there is none. */
export const paperUrl = (request: RequestRow, kind: PaperKind): string | null =>
  hasPapers(request) ? `${FORWARD_DOCUMENTS}${request.slug}/${PAPER_FILES[kind]}` : null;

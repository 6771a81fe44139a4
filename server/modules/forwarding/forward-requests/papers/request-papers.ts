import { and, eq } from "drizzle-orm";
import { hasPapers, PAPER_KINDS, type PaperKind } from "#domain/forwarding/forward-requests/request-papers.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { RequestRow } from "../request-aggregate.ts";
import { requestPapers } from "../tables.ts";
import { customsInvoice } from "./customs-invoice.ts";
import type { PaperDeps } from "./receiver.ts";
import { requestInvoice } from "./request-invoice.ts";

export type KeptPaper = typeof requestPapers.$inferSelect;

const WRITERS = { invoice: requestInvoice, customs: customsInvoice };

/** Stores each paper that the request has by now, once: later changes do not affect it (I16, T130). */
export async function keepPapers(deps: PaperDeps, tx: Database, request: RequestRow): Promise<void> {
  for (const kind of PAPER_KINDS) await paperOf(deps, tx, request, kind);
}

/** A paper as it was issued. A request from before papers were stored gets its paper on the first read. */
export async function paperOf(
  deps: PaperDeps,
  db: Database,
  request: RequestRow,
  kind: PaperKind,
): Promise<KeptPaper | null> {
  if (!hasPapers(request)) return null;
  const kept = await findPaper(db, request.id, kind);
  if (kept) return kept;
  const document = await WRITERS[kind](deps, db, request);
  await db.insert(requestPapers).values({ requestId: request.id, kind, document }).onConflictDoNothing();
  return findPaper(db, request.id, kind);
}

async function findPaper(db: Database, requestId: number, kind: PaperKind): Promise<KeptPaper | null> {
  const isIt = and(eq(requestPapers.requestId, requestId), eq(requestPapers.kind, kind));
  const [kept] = await db.select().from(requestPapers).where(isIt);
  return kept ?? null;
}

export const papersOf = (db: Database, requestId: number): Promise<KeptPaper[]> =>
  db.select().from(requestPapers).where(eq(requestPapers.requestId, requestId));

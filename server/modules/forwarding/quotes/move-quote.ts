import { QUOTE_MACHINE } from "#domain/forwarding/quotes/quote-machine.ts";
import type { QuoteEvent, QuoteState } from "#domain/forwarding/quotes/quote-states.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Move, moveState, type Subject } from "#platform/state/move-state.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { enqueueEffect } from "./quote-effects.ts";
import { quotes } from "./tables.ts";

export type QuoteRow = typeof quotes.$inferSelect;
export type QuoteMove = Move<QuoteEvent, typeof quotes>;

export const quoteStates = { machine: QUOTE_MACHINE, table: quotes };

/** Null when the machine or the present state refuses. */
export const tryQuote = (
  deps: Pick<QuoteDeps, "jobs">,
  tx: Database,
  quote: Subject<QuoteState>,
  move: QuoteMove,
): Promise<QuoteRow | null> =>
  moveState(tx, quoteStates, quote, move, (name) => enqueueEffect(deps, tx, { name, quoteId: quote.id }));

/** An event that the quote's state does not allow is a conflict (I10). */
export async function moveQuote(
  deps: Pick<QuoteDeps, "jobs">,
  tx: Database,
  quote: Subject<QuoteState>,
  move: QuoteMove,
): Promise<QuoteRow> {
  const moved = await tryQuote(deps, tx, quote, move);
  if (!moved) throw refuse("conflict");
  return moved;
}

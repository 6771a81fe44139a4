import { sql } from "drizzle-orm";
import type { QuestionKind } from "#domain/forwarding/quotes/quote-question.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { moveQuote, type QuoteRow } from "./move-quote.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { lockQuote } from "./quote-store.ts";
import { quoteQuestions } from "./tables.ts";

export interface StaffCause {
  staffId: number;
  note?: string | undefined;
}

/** Locks the quote of a number such as QU12; a list that was not sent is no quote yet. */
export async function lockQuoteByNumber(tx: Database, number: string): Promise<QuoteRow> {
  const quote = await lockQuote(tx, idOf("quote", number));
  if (quote.state === "draft") throw refuse("not_found");
  return quote;
}

export const by = ({ staffId, note }: StaffCause) => ({ actor: "staff", actorId: staffId, note }) as const;

export const takeQuote = (deps: QuoteDeps, tx: Database, quote: QuoteRow, cause: StaffCause) =>
  moveQuote(deps, tx, quote, { event: "take", ...by(cause) });

export const rejectQuote = (deps: QuoteDeps, tx: Database, quote: QuoteRow, cause: StaffCause) =>
  moveQuote(deps, tx, quote, { event: "reject", ...by(cause) });

interface NewQuestion {
  kind: QuestionKind;
  question: string;
  choices: readonly string[];
  days: number;
}

/** A given price is suspended until the answer, because the answer can change it. */
export async function askQuestion(
  deps: QuoteDeps,
  tx: Database,
  quote: QuoteRow,
  { asked, cause }: { asked: NewQuestion; cause: StaffCause },
): Promise<QuoteRow> {
  const { kind, question, choices, days } = asked;
  if (kind === "choice" && choices.length < 2) throw refuseFields({ choices: "validation.required" });
  const changes = { answerUntil: sql`now() + make_interval(days => ${days})`, expiresAt: null };
  const moved = await moveQuote(deps, tx, quote, { event: "ask", ...by(cause), changes });
  const kept = kind === "choice" ? [...choices] : [];
  await tx.insert(quoteQuestions).values({ quoteId: quote.id, kind, question, choices: kept });
  return moved;
}

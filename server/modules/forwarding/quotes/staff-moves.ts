import { sql } from "drizzle-orm";
import type { QuestionKind } from "#domain/forwarding/quotes/quote-question.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type QuoteRow, quoteAggregate } from "./quote-aggregate.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { quoteQuestions } from "./tables.ts";

export interface StaffCause {
  staffId: number;
  note?: string | undefined;
}

export const by = ({ staffId, note }: StaffCause) => ({ actor: "staff", actorId: staffId, note }) as const;

export const takeQuote = (deps: QuoteDeps, tx: Database, quote: QuoteRow, cause: StaffCause) =>
  quoteAggregate.move(tx, quote, { event: "take", ...by(cause) }, deps);

export const rejectQuote = (deps: QuoteDeps, tx: Database, quote: QuoteRow, cause: StaffCause) =>
  quoteAggregate.move(tx, quote, { event: "reject", ...by(cause) }, deps);

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
  const moved = await quoteAggregate.move(tx, quote, { event: "ask", ...by(cause), changes }, deps);
  const kept = kind === "choice" ? [...choices] : [];
  await tx.insert(quoteQuestions).values({ quoteId: quote.id, kind, question, choices: kept });
  return moved;
}

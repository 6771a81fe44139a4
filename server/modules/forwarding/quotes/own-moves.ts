import { and, eq, isNull, sql } from "drizzle-orm";
import type { RequestTerms } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { answerProblem } from "#domain/forwarding/quotes/quote-question.ts";
import type { Money } from "#domain/money/money/money.ts";
import { attachFiles, type FilePolicy } from "#modules/operations/files/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { type QuoteMove, type QuoteRow, quoteAggregate } from "./quote-aggregate.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { findVersion, warehouseOf } from "./quote-store.ts";
import { quoteQuestions } from "./tables.ts";

type OwnEvent = "decline" | "back" | "again" | "cancel";

const CHANGES: Readonly<Record<OwnEvent, QuoteMove["changes"]>> = {
  decline: { expiresAt: null },
  back: { acceptedVersion: null, shippingMethod: null, dueTotal: null },
  again: { submittedAt: sql`now()`, touchedAt: sql`now()` },
  cancel: { answerUntil: null },
};

/** An event of the customer without a choice. A payment is refunded in full, and a running attempt is ended. */
export function moveOwn(deps: QuoteDeps, context: CallContext, slug: string, event: OwnEvent): Promise<void> {
  return transact(context.db, async (tx) => {
    const quote = await quoteAggregate.lockOwn(tx, context, slug);
    const actorId = signedIn(context).id;
    await quoteAggregate.move(tx, quote, { event, actor: "customer", actorId, changes: CHANGES[event] ?? {} }, deps);
    const payable = { kind: "quote", id: quote.id } as const;
    if (event === "back") await deps.payments.endAttempts(tx, payable, "cancel");
    if (quote.state === "paid") await deps.payments.refundAll(tx, payable, { reason: "cancelled", by: null });
  });
}

export interface Acceptance {
  slug: string;
  version: number;
  method: ShippingMethod;
  total: Money;
  terms: RequestTerms;
}

/** Accepts the shown version and sum; if either has changed, nothing is accepted and it is shown anew (F34, I18). */
export function acceptQuote(
  deps: QuoteDeps,
  context: CallContext,
  { slug, version, method, total, terms }: Acceptance,
): Promise<"accepted" | "changed"> {
  return transact(context.db, async (tx) => {
    const quote = await quoteAggregate.lockOwn(tx, context, slug);
    if (quote.state !== "quoted" && quote.state !== "awaiting_payment") throw refuse("conflict");
    const offers = (await findVersion(tx, quote.id, quote.version))?.offers ?? [];
    const offer = offers.find((each) => each.method === method);
    if (quote.version !== version || offer?.total !== total) return "changed";
    if (isAccepted(quote, { version, method })) return "accepted";
    const agreed = { termsVersion: terms, termsAgreedAt: sql`now()` };
    const changes = { acceptedVersion: version, shippingMethod: method, dueTotal: total, ...agreed };
    await quoteAggregate.move(
      tx,
      quote,
      { event: "accept", actor: "customer", actorId: signedIn(context).id, changes },
      deps,
    );
    return "accepted";
  });
}

/** A repeated acceptance, as from a second tab, changes nothing. */
const isAccepted = (quote: QuoteRow, { version, method }: Pick<Acceptance, "version" | "method">): boolean =>
  quote.state === "awaiting_payment" && quote.acceptedVersion === version && quote.shippingMethod === method;

interface Answer {
  slug: string;
  question: number;
  text: string;
  files: readonly string[];
}

/** Answers a question of staff in words, by a choice or with files. */
export function answerQuestion(deps: QuoteDeps, context: CallContext, answer: Answer): Promise<void> {
  const userId = signedIn(context).id;
  return transact(context.db, async (tx) => {
    const quote = await quoteAggregate.lockOwn(tx, context, answer.slug);
    const asked = await openQuestion(tx, quote.id, answer.question);
    const problem = answerProblem(asked, { text: answer.text, files: answer.files.length });
    if (problem) throw refuseFields({ [asked.kind === "file" ? "files" : "text"]: problem });
    const changes = { answerUntil: null, submittedAt: sql`now()` };
    await quoteAggregate.move(tx, quote, { event: "answer", actor: "customer", actorId: userId, changes }, deps);
    await tx
      .update(quoteQuestions)
      .set({ answer: answer.text.trim(), answeredAt: sql`now()` })
      .where(eq(quoteQuestions.id, asked.id));
    const subject = { kind: SUBJECT, id: quote.id };
    await attachFiles(tx, { fileIds: answer.files, owner: { userId }, purpose: "quote-answer", subject });
  });
}

/** A question that was answered already is a conflict. */
async function openQuestion(tx: Database, quoteId: number, id: number) {
  const isOpen = and(eq(quoteQuestions.id, id), eq(quoteQuestions.quoteId, quoteId), isNull(quoteQuestions.answeredAt));
  const [asked] = await tx.select().from(quoteQuestions).where(isOpen);
  if (!asked) throw refuse("conflict");
  return asked;
}

const SUBJECT = "quote";

/** For the quote's customer, and staff who price quotes (T106). */
export const quoteFiles: FilePolicy = {
  kind: SUBJECT,
  permission: "quotes.read",
  async locationOf(db, id) {
    const quote = await quoteAggregate.find(db, id);
    return quote && { storefrontCode: quote.storefrontCode, warehouseId: await warehouseOf(db, quote) };
  },
  mayRead: async (db, id, reader) => "user" in reader && (await quoteAggregate.find(db, id))?.userId === reader.user.id,
};

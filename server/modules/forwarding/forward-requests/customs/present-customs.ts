import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import type { CustomsOutcome } from "#domain/forwarding/forward-requests/customs-settlement.ts";
import { add, type Money, money } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { findInvoiceAbout } from "#modules/money/invoices/index.ts";
import { filesOf, presentFile } from "#modules/operations/files/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { WholeRequest } from "../request-store.ts";
import { REQUEST_FILES } from "./answer-customs.ts";

interface Settlement {
  outcome: CustomsOutcome;
  difference: Money;
  duty: Money;
  importVat: Money;
}

/** The question and the settlement of customs, for the customer. */
export async function presentCustoms(
  db: Database,
  request: WholeRequest,
): Promise<Pick<RequestDetails, "customs_question" | "customs_settlement">> {
  return {
    customs_question: await presentQuestion(db, request),
    customs_settlement: await presentSettlement(db, request),
  };
}

/** The last question, with its answer once there is one. */
async function presentQuestion(
  db: Database,
  { id, history }: WholeRequest,
): Promise<RequestDetails["customs_question"]> {
  const at = history.findLastIndex(({ event }) => event === "ask_documents");
  const asked = history[at];
  if (!asked) return null;
  const answered = history.slice(at).find(({ event }) => event === "answer");
  return {
    text: asked.note ?? "",
    asked_at: new Date(asked.at).toISOString(),
    answer: answered?.note ?? null,
    files: (await filesOf(db, { kind: REQUEST_FILES, id })).map(presentFile),
  };
}

async function presentSettlement(
  db: Database,
  { id, history }: WholeRequest,
): Promise<RequestDetails["customs_settlement"]> {
  const settled = history.findLast(({ event }) => event === "settle_customs");
  if (!settled) return null;
  const { outcome, difference, duty, importVat } = settled.details as Settlement;
  const about = orderNumber("forward_request", id);
  return {
    outcome,
    taken: add(money(duty), money(importVat)),
    difference: money(difference),
    settled_at: new Date(settled.at).toISOString(),
    invoice: outcome === "invoiced" ? await findInvoiceAbout(db, { kind: "customs", about }) : null,
  };
}

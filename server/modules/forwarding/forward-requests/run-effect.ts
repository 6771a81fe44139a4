import type { RequestState } from "#domain/forwarding/forward-requests/request-states.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { MailGoods, OutgoingMail } from "#modules/operations/mail/index.ts";
import { localeOf } from "#modules/operations/storefronts/index.ts";
import { findRecipient } from "#modules/people/identity/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { readTracked } from "../shipments/index.ts";
import type { PaperDeps } from "./papers/receiver.ts";
import { keepPapers } from "./papers/request-papers.ts";
import { type RequestRow, requestAggregate } from "./request-aggregate.ts";
import type { RequestDeps } from "./request-deps.ts";
import { REQUEST_EFFECT, type RequestEffectPayload } from "./request-effects.ts";
import { requestMail } from "./request-mail.ts";
import { boxesOf } from "./request-store.ts";
import { readRequest } from "./views/read-request.ts";

/** Stores the papers of the request and mails its customer; a repeated run has no further effect (I9). */
export async function runEffect(
  deps: PaperDeps & Pick<RequestDeps, "db" | "queueMail">,
  effect: RequestEffectPayload,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const request = await requestAggregate.lock(tx, effect.requestId);
    await keepPapers(deps, tx, request);
    const customer = await findRecipient(tx, request.userId);
    if (!customer || request.erasedAt !== null || !isStillTrue(request, effect)) return;
    const locale = localeOf(deps, request);
    const { shipment } = await readTracked(tx, { kind: "forward_request", id: request.id });
    const mailed = {
      request,
      firstName: customer.firstName,
      boxes: await boxesOf(tx, request.id),
      note: await lastNote(tx, request.id),
      trackingNumber: shipment?.trackingNumber ?? null,
      goods: await goodsOf(deps, tx, request),
      locale,
    };
    await deps.queueMail(tx, {
      ...requestMail(mailed, effect),
      to: customer.email,
      storefront: locale.storefront,
      language: locale.language,
      userId: request.userId,
      idempotencyKey: `forward-request ${REQUEST_EFFECT.keyOf(effect)}`,
    } as OutgoingMail);
  });
}

/** The request's parcels with their declared contents. */
async function goodsOf(deps: PaperDeps, tx: Database, request: RequestRow): Promise<MailGoods[]> {
  const { parcels } = await readRequest(deps, tx, request);
  return parcels.map(({ id, lines }) => ({
    name: numberOf("parcel", id),
    detail: lines.map(({ quantity, description }) => `${quantity} × ${description}`).join(", "),
    value: "",
    picture: null,
  }));
}

/** The request may have moved on since the transition: a mail that is no longer true is not sent. */
const ONLY_WHILE: Partial<Record<RequestEffectPayload["name"], RequestState>> = {
  unpaid: "awaiting_payment",
  rehearsed: "rehearsed",
  held: "on_hold",
  "documents-needed": "customs_action_needed",
  "at-pickup-point": "at_pickup_point",
};

function isStillTrue({ state, quoteId }: RequestRow, { name, amount }: RequestEffectPayload): boolean {
  // The quote's own mail says what is missing and what is refunded.
  if (name === "stopped") return quoteId === null;
  // Without a refund the customer needs no mail about packing.
  if (name === "packed") return amount > 0;
  return (ONLY_WHILE[name] ?? state) === state;
}

async function lastNote(tx: Database, id: number): Promise<string> {
  return (await requestAggregate.history(tx, id)).at(-1)?.note ?? "";
}

import { sql } from "drizzle-orm";
import type { RequestTerms } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { UNPAID_REQUEST_DAYS } from "#domain/forwarding/forward-requests/request-machine.ts";
import { chargedFor } from "#domain/forwarding/forward-requests/request-price.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { type ForwardedParcel, holdContents, lockDeclarations, unlockDeclarations } from "../../parcels/index.ts";
import { type RequestRow, requestAggregate } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import { queryParcelIds } from "../request-store.ts";
import type { forwardRequests } from "../tables.ts";
import { readRequest } from "../views/read-request.ts";
import { missingChoices } from "./missing-choices.ts";
import { type MethodPrice, methodPrices } from "./request-price.ts";

export interface Submitted {
  result: "submitted" | "changed";
  /** The parcels as priced. */
  parcels: readonly ForwardedParcel[];
}

/** Submits at the shown total; a price that has changed is shown anew (T113). */
export function submitRequest(
  deps: RequestDeps,
  context: CallContext,
  { slug, total, terms }: { slug: string; total: Money; terms: RequestTerms },
): Promise<Submitted> {
  return transact(context.db, async (tx) => {
    const request = await requestAggregate.lockOwn(tx, context, slug);
    await holdContents(tx, queryParcelIds(tx, request.id));
    const agreement = await agree(deps, tx, request);
    const { offer, parcels } = agreement;
    if (chargedFor(offer.price.lines) !== total) return { result: "changed", parcels };
    await submitAgreed(deps, tx, request, agreement, { actorId: signedIn(context).id, terms });
    return { result: "submitted", parcels };
  });
}

/** The request then waits for payment at the agreed price, and its declarations are locked (I23). */
export async function submitAgreed(
  deps: RequestDeps,
  tx: Database,
  request: RequestRow,
  { agreed }: Agreement,
  { actorId, terms }: { actorId: number; terms: RequestTerms },
): Promise<RequestRow> {
  const expiresAt = sql`now() + make_interval(days => ${UNPAID_REQUEST_DAYS})`;
  const changes = { ...agreed, ...agreedTo(terms), submittedAt: sql`now()`, expiresAt };
  const submitted = await requestAggregate.move(
    tx,
    request,
    { event: "submit", actor: "customer", actorId, changes },
    deps,
  );
  await lockDeclarations(tx, queryParcelIds(tx, request.id));
  return submitted;
}

/** Packs before the payment, so that the customer sees the exact price first. */
export function rehearseRequest(
  deps: RequestDeps,
  context: CallContext,
  { slug, terms }: { slug: string; terms: RequestTerms },
): Promise<void> {
  return transact(context.db, async (tx) => {
    const request = await requestAggregate.lockOwn(tx, context, slug);
    await holdContents(tx, queryParcelIds(tx, request.id));
    const { agreed } = await agree(deps, tx, { ...request, isRehearsed: true });
    const changes = { ...agreed, ...agreedTo(terms), isRehearsed: true, submittedAt: sql`now()` };
    await requestAggregate.move(
      tx,
      request,
      {
        event: "rehearse",
        actor: "customer",
        actorId: signedIn(context).id,
        changes,
      },
      deps,
    );
    await lockDeclarations(tx, queryParcelIds(tx, request.id));
  });
}

/** Makes the request a draft again: its parcels may be declared anew, and its price is agreed anew. */
export function editRequest(deps: RequestDeps, context: CallContext, slug: string): Promise<void> {
  return transact(context.db, async (tx) => {
    const request = await requestAggregate.lockOwn(tx, context, slug);
    const changes = { expiresAt: null, paymentAskedAt: null, touchedAt: sql`now()` };
    const edited = { event: "edit", actor: "customer", actorId: signedIn(context).id, changes } as const;
    await requestAggregate.move(tx, request, edited, deps);
    await unlockDeclarations(tx, queryParcelIds(tx, request.id));
    await deps.payments.endAttempts(tx, { kind: "forward_request", id: request.id }, "cancel");
  });
}

const agreedTo = (terms: RequestTerms) => ({ termsVersion: terms, termsAgreedAt: sql`now()` });

export interface Agreement {
  offer: MethodPrice;
  parcels: readonly ForwardedParcel[];
  agreed: Partial<typeof forwardRequests.$inferInsert>;
}

/** The present courier, rate, price and dates of the request; refused while a choice is missing. */
export async function agree(deps: RequestDeps, tx: Database, request: RequestRow): Promise<Agreement> {
  const priced = await readRequest(deps, tx, request);
  const offers = methodPrices(deps, priced);
  const offer = offers.find(({ tariff }) => tariff.method === request.shippingMethod);
  if (!offer || missingChoices(deps, priced, offers).length > 0) throw refuse("request_incomplete");
  const courier = deps.delivery.findCourier(request.courierId ?? 0, request.currencyId);
  if (!courier) throw refuse("request_incomplete");
  const language = priced.storefront.languages.find(({ id }) => id === request.languageId)?.iso_code ?? "en";
  const { id, carrier, name, deliveryType } = courier;
  const { validFrom: _, ...rate } = offer.tariff;
  const total = chargedFor(offer.price.lines);
  return {
    offer,
    parcels: priced.parcels,
    agreed: {
      courier: { id, carrier, name, deliveryType },
      pickupPoint: request.pickupPointId === null ? null : deps.delivery.findPoint(request.pickupPointId, language),
      rate,
      agreedLines: [...offer.price.lines],
      agreedTotal: total,
      dueTotal: total,
      arrivesFrom: offer.price.arrivesFrom,
      arrivesTo: offer.price.arrivesTo,
    },
  };
}

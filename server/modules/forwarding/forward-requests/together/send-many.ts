import { eq } from "drizzle-orm";
import type { ProRecipient } from "#contracts/shop/forwarding/pro-desk.ts";
import type { RequestTerms } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { chargedFor } from "#domain/forwarding/forward-requests/request-price.ts";
import { add, type Money, ZERO } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { fieldsOf, refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Rollback, transact } from "#platform/database/transact.ts";
import { proSuite } from "../../parcels/index.ts";
import { beginDraft } from "../draft/begin.ts";
import { chooseDelivery } from "../draft/delivery-choice.ts";
import { type Agreement, agree, submitAgreed } from "../draft/submit.ts";
import type { RequestRow } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import { forwardRequests } from "../tables.ts";

interface Priced {
  total: Money;
  requests: { number: string | null; total: Money; arrives_from: string; arrives_to: string }[];
}

type Sent = Priced & { result: "sent" | "changed" };

/** Prices a request for each recipient: creates the requests and rolls back (FORWARDING-07). */
export async function priceForMany(
  deps: RequestDeps,
  context: ReaderContext,
  recipients: readonly ProRecipient[],
): Promise<Priced> {
  const suite = await proSuite(context, "act");
  return transact(context.db, async (tx, rollback: Rollback<Priced>) =>
    rollback(present(await draftAll(deps, tx, context, suite.id, recipients))),
  );
}

/** Creates a request for each recipient, all or none; a changed total is shown anew (T113). */
export async function sendToMany(
  deps: RequestDeps,
  context: ReaderContext,
  { recipients, total, terms }: { recipients: readonly ProRecipient[]; total: Money; terms: RequestTerms },
): Promise<Sent> {
  const suite = await proSuite(context, "act");
  const actorId = signedIn(context).id;
  return transact(context.db, async (tx, rollback: Rollback<Sent>) => {
    const drafts = await draftAll(deps, tx, context, suite.id, recipients);
    const priced = present(drafts);
    if (total !== priced.total) return rollback({ ...priced, result: "changed" });
    for (const { request, agreement } of drafts) await submitAgreed(deps, tx, request, agreement, { actorId, terms });
    const numbers = drafts.map(({ request }) => orderNumber("forward_request", request.id));
    const requests = priced.requests.map((each, index) => ({ ...each, number: numbers[index] ?? null }));
    return { ...priced, requests, result: "sent" };
  });
}

async function draftAll(
  deps: RequestDeps,
  tx: Database,
  context: ReaderContext,
  suiteId: number,
  recipients: readonly ProRecipient[],
) {
  const drafts: { request: RequestRow; agreement: Agreement }[] = [];
  for (const [index, recipient] of recipients.entries())
    drafts.push(await atRecipient(index, () => draftFor(deps, tx, context, { suiteId, recipient })));
  return drafts;
}

interface Given {
  suiteId: number;
  recipient: ProRecipient;
}

async function draftFor(deps: RequestDeps, tx: Database, context: ReaderContext, { suiteId, recipient }: Given) {
  const { parcels, shipping_method, insure, ...choice } = recipient;
  const draft = await beginDraft(tx, context, parcels);
  if (draft.suiteId !== suiteId) throw refuse("not_found");
  const delivery = await chooseDelivery(deps, tx, context, { current: draft, choice });
  const changes = { ...delivery, shippingMethod: shipping_method, insures: insure };
  const [request] = await tx.update(forwardRequests).set(changes).where(eq(forwardRequests.id, draft.id)).returning();
  if (!request) throw new Error("An update returned nothing");
  return { request, agreement: await agree(deps, tx, request) };
}

/** The errors of a recipient are reported at its fields, such as `recipients.1.address.zip` (ERROR-05). */
async function atRecipient<Done>(index: number, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    const fields = fieldsOf(error);
    if (!fields) throw error;
    throw refuseFields(
      Object.fromEntries(Object.entries(fields).map(([field, key]) => [`recipients.${index}.${field}`, key])),
    );
  }
}

function present(made: readonly { agreement: Agreement }[]): Priced {
  const requests = made.map(({ agreement: { offer } }) => ({
    number: null,
    total: chargedFor(offer.price.lines),
    arrives_from: offer.price.arrivesFrom,
    arrives_to: offer.price.arrivesTo,
  }));
  return { total: requests.reduce((sum, each) => add(sum, each.total), ZERO), requests };
}

import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { MOST_TOGETHER, UNPAID_REQUEST_DAYS } from "#domain/forwarding/forward-requests/request-machine.ts";
import { money } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { type InvoiceRow, type Invoices, invoiceAggregate, issueInvoice } from "#modules/money/invoices/index.ts";
import { localeOf, translateIn } from "#modules/operations/storefronts/index.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { companyOfSuite, proSuite } from "../../parcels/index.ts";
import type { RequestRow } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import { requestIdOf } from "../staff-moves.ts";
import { forwardRequests } from "../tables.ts";
import { insertShares, invoicesOf, sharesOf } from "./shares.ts";

export interface TogetherDeps extends RequestDeps {
  invoices: Pick<Invoices, "replace">;
}

/**
 * One invoice for several requests of a business (FORWARDING-07). The same requests at the same prices get the same
 * invoice; another selection of them replaces it. Invoices are locked before requests, as in a payment.
 */
export async function payTogether(
  deps: TogetherDeps,
  context: ReaderContext,
  numbers: readonly string[],
): Promise<string> {
  const suite = await proSuite(context, "act");
  const ids = idsOf(numbers);
  return transact(context.db, async (tx) => {
    const open: InvoiceRow[] = [];
    for (const id of await invoicesOf(tx, ids)) {
      const invoice = await invoiceAggregate.lock(tx, id);
      if (invoice.state === "awaiting_payment") open.push(invoice);
    }
    const requests = await lockUnpaid(tx, context, suite.id, ids);
    const same = await sameInvoice(tx, open, requests);
    if (same) return same.slug;
    for (const invoice of open) await deps.invoices.replace(tx, invoice, signedIn(context).id);
    return issueFor(deps, tx, context, requests);
  });
}

/** One to fifty distinct ids. */
export function idsOf(numbers: readonly string[]): number[] {
  const ids = [...new Set(numbers.map(requestIdOf))].toSorted((a, b) => a - b);
  if (ids.length === 0 || ids.length > MOST_TOGETHER) throw refuseFields({ numbers: "pro.payment.error.count" });
  return ids;
}

/** T059: a request of others is answered like one that does not exist. */
export async function findOfSuite(
  db: Database,
  { storefront }: ReaderContext,
  suiteId: number,
  ids: readonly number[],
): Promise<RequestRow[]> {
  const found = await db
    .select()
    .from(forwardRequests)
    .where(isOfSuite(storefront.code, suiteId, ids))
    .orderBy(asc(forwardRequests.id));
  if (found.length < ids.length) throw refuse("not_found");
  return found;
}

const isOfSuite = (storefrontCode: string, suiteId: number, ids: readonly number[]) =>
  and(
    eq(forwardRequests.suiteId, suiteId),
    eq(forwardRequests.storefrontCode, storefrontCode),
    isAny(forwardRequests.id, ids),
  );

async function lockUnpaid(tx: Database, context: ReaderContext, suiteId: number, ids: readonly number[]) {
  await tx
    .select({ id: forwardRequests.id })
    .from(forwardRequests)
    .where(isOfSuite(context.storefront.code, suiteId, ids))
    .orderBy(asc(forwardRequests.id))
    .for("update");
  const requests = await findOfSuite(tx, context, suiteId, ids);
  if (!requests.every(isUnpaid) || new Set(requests.map(({ currencyId }) => currencyId)).size > 1)
    throw refuse("conflict");
  return requests;
}

export const isUnpaid = ({ state }: RequestRow) => state === "awaiting_payment" || state === "rehearsed";

const dueOf = ({ dueTotal }: RequestRow) => money(dueTotal ?? 0);

async function sameInvoice(tx: Database, open: readonly InvoiceRow[], requests: readonly RequestRow[]) {
  const wanted = requests.map((request) => `${request.id}:${dueOf(request)}`).join();
  for (const invoice of open) {
    const shares = await sharesOf(tx, invoice.id);
    if (shares.map(({ requestId, amount }) => `${requestId}:${amount}`).join() === wanted) return invoice;
  }
  return null;
}

/** Each request gets its own invoice with VAT once it is packed: here its sum is a disbursement. */
async function issueFor(
  { directory, jobs, delivery }: TogetherDeps,
  tx: Database,
  context: ReaderContext,
  requests: readonly RequestRow[],
): Promise<string> {
  const user = signedIn(context);
  const { storefront, reader } = context;
  const currencyId = requests[0]?.currencyId ?? reader.currency.id;
  const given = { storefrontCode: storefront.code, languageId: reader.language.id, currencyId };
  const t = translateIn(localeOf({ directory }, given));
  const invoice = await issueInvoice(
    { directory, jobs, taxBasisPoints: delivery.taxBasisPoints },
    tx,
    {
      ...given,
      userId: user.id,
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      kind: "collective",
      about: null,
      lines: requests.map((request) => ({
        text: t("pro.payment.line", { number: orderNumber("forward_request", request.id) }),
        amount: dueOf(request),
        treatment: "disbursement" as const,
      })),
      days: UNPAID_REQUEST_DAYS,
      company: requests[0] ? await companyOfSuite(tx, requests[0].suiteId) : null,
    },
    { actor: "customer", actorId: user.id },
    { mails: false },
  );
  await insertShares(
    tx,
    invoice.id,
    requests.map((request) => ({ id: request.id, amount: dueOf(request) })),
  );
  await waitAsLong(tx, requests);
  return invoice.slug;
}

/** The requests get the same deadline as their invoice. */
const waitAsLong = (tx: Database, requests: readonly RequestRow[]) =>
  tx
    .update(forwardRequests)
    .set({ expiresAt: sql`now() + make_interval(days => ${UNPAID_REQUEST_DAYS})` })
    .where(
      inArray(
        forwardRequests.id,
        requests.map(({ id }) => id),
      ),
    );

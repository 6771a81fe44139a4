import { eq } from "drizzle-orm";
import { ownerEvents, rescueEvent } from "#domain/forwarding/parcels/owner-events.ts";
import { readerOf } from "#domain/operations/storefronts/reader.ts";
import { checkLine } from "#domain/people/identity/text-rules.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { formatDate } from "#i18n/format.ts";
import { type EndedInvoice, invoiceAggregate, issueInvoice } from "#modules/money/invoices/index.ts";
import { attachFiles, giveUpFilesOf } from "#modules/operations/files/index.ts";
import { localeOf, translateIn } from "#modules/operations/storefronts/index.ts";
import { findRecipient } from "#modules/people/identity/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Cause } from "#platform/state/status-events.ts";
import { presentParcel } from "../desk/show-parcel.ts";
import { PROOF, RETURN_LABEL } from "../file-policies.ts";
import { type ParcelRow, parcelAggregate } from "../parcel-aggregate.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { companyOfSuite, suiteById } from "../suites/suites.ts";
import { parcelReturns } from "../tables.ts";
import { findReturn, findReturnOfInvoice, type ReturnRow, returnsOf } from "./return-store.ts";

interface AskedReturn {
  number: string;
  /** The shop's address. */
  address: string;
  rma: string;
  file_ids: readonly string[];
}

/** Asks to send a parcel back to the shop's address or by its label; an invoice asks for the handling fee. */
export async function askReturn(deps: ParcelDeps, context: CallContext, { number, file_ids, ...asked }: AskedReturn) {
  const [address, rma] = [asked.address.trim(), asked.rma.trim()];
  assertAddress(address, rma, file_ids.length > 0);
  const userId = signedIn(context).id;
  return transact(context.db, async (tx) => {
    const parcel = await parcelAggregate.lockOwn(tx, context, number);
    if (parcel.quoteId !== null || !ownerEvents(parcel).includes("ask_return")) throw refuse("conflict");
    const subject = { kind: RETURN_LABEL, id: parcel.id };
    await attachFiles(tx, { fileIds: file_ids, owner: { userId }, purpose: PROOF, subject });
    const moved = await parcelAggregate.move(
      tx,
      parcel,
      { event: "ask_return", actor: "customer", actorId: userId },
      deps,
    );
    const charged = await chargeHandling(deps, tx, parcel, userId);
    await tx.insert(parcelReturns).values({ parcelId: parcel.id, address, rma, askedAt: deps.now(), ...charged });
    return { parcel: await presentParcel(deps, tx, moved) };
  });
}

function assertAddress(address: string, rma: string, hasLabel: boolean): void {
  if (address === "" && !hasLabel) throw refuseFields({ address: "parcel.return.problem.address" });
  const problem = address === "" ? null : checkLine(address.replace(/\s+/g, " "), { min: 10, max: 500 });
  if (problem) throw refuseFields({ address: problem });
  const rmaProblem = rma === "" ? null : checkLine(rma, { min: 1, max: 60 });
  if (rmaProblem) throw refuseFields({ rma: rmaProblem });
}

/** Fees of a parcel are paid with its freight; a return has no freight, so an invoice asks for the fee. */
async function chargeHandling(deps: ParcelDeps, tx: Database, parcel: ParcelRow, userId: number) {
  const day = formatDate(deps.now(), "UTC");
  const fee = deps.customs.feesOn(day).send_back;
  const customer = await findRecipient(tx, userId);
  if (fee === 0 || parcel.suiteId === null || !customer) return {};
  const { storefrontCode } = await suiteById(tx, parcel.suiteId);
  const storefront = deps.directory.all().find(({ code }) => code === storefrontCode);
  if (!storefront) throw refuse("conflict");
  const { language, currency } = readerOf(storefront, { language: customer.languageId });
  const scope = { storefrontCode, languageId: language.id, currencyId: currency.id };
  const about = numberOf("parcel", parcel.id);
  const text = translateIn(localeOf(deps, scope))("parcel.return.invoice-line", { number: about });
  const amount = deps.delivery.convertFromEuro(fee, currency.id, day);
  if (amount === null) throw refuse("conflict");
  const invoice = await issueInvoice(
    { directory: deps.directory, jobs: deps.jobs, taxBasisPoints: deps.delivery.taxBasisPoints },
    tx,
    {
      ...scope,
      userId,
      email: customer.email,
      firstName: customer.firstName,
      lastName: customer.lastName,
      kind: "return_label",
      about,
      lines: [{ text, amount, treatment: "service" }],
      company: await companyOfSuite(tx, parcel.suiteId),
    },
    { actor: "customer", actorId: userId },
  );
  return { fee, invoiceId: invoice.id, invoiceSlug: invoice.slug };
}

/** A parcel is not sent back before the handling is paid. */
export async function assertReturnPaid(tx: Database, parcelId: number): Promise<void> {
  const open = (await returnsOf(tx, [parcelId])).get(parcelId);
  if (open && !open.is_paid) throw refuse("return_unpaid");
}

/**
 * Ends a return that does not happen: the fee is refunded, or its invoice is ended. The invoice was locked before the
 * parcel.
 */
export async function endReturn(deps: ParcelDeps, tx: Database, parcelId: number, cause: Cause): Promise<void> {
  const open = await findReturn(tx, parcelId);
  if (!open) return;
  await closeReturn(deps, tx, open);
  if (open.invoiceId === null) return;
  const invoice = await invoiceAggregate.lock(tx, open.invoiceId);
  const by = cause.actor === "staff" ? (cause.actorId ?? null) : null;
  if (invoice.state === "paid")
    await deps.payments.refundAll(tx, { kind: "invoice", id: invoice.id }, { reason: "not sent back", by });
  else await deps.endInvoice(tx, invoice, cause);
}

async function closeReturn({ now }: ParcelDeps, tx: Database, { id, parcelId }: ReturnRow): Promise<void> {
  await tx.update(parcelReturns).set({ endedAt: now() }).where(eq(parcelReturns.id, id));
  await giveUpFilesOf(tx, { kind: RETURN_LABEL, id: parcelId });
}

/** Without payment of the handling the parcel returns to its previous state. Runs in the transaction of the invoice. */
export async function returnInvoiceEnded(deps: ParcelDeps, tx: Database, ended: EndedInvoice): Promise<void> {
  if (ended.kind !== "return_label" || (ended.state !== "declined" && ended.state !== "expired")) return;
  const found = await findReturnOfInvoice(tx, ended.id);
  if (!found) return;
  const parcel = await parcelAggregate.lock(tx, found.parcelId);
  if (parcel.state !== "returning") return;
  await closeReturn(deps, tx, found);
  const details = { invoice: ended.state };
  await parcelAggregate.move(tx, parcel, { event: rescueEvent(parcel), actor: "system", details }, deps);
}

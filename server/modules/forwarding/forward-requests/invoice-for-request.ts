import type { InvoiceKind } from "#domain/money/invoices/invoice-states.ts";
import type { LineTreatment } from "#domain/money/invoices/invoice-sums.ts";
import type { Money } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { AnyMessageKey } from "#i18n/message-key.ts";
import { translateFilled } from "#i18n/translate.ts";
import { issueInvoice } from "#modules/money/invoices/index.ts";
import { localeOf, translateIn } from "#modules/operations/storefronts/index.ts";
import { findRecipient } from "#modules/people/identity/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Cause } from "#platform/state/status-events.ts";
import { companyOfSuite } from "../parcels/index.ts";
import type { RequestRow } from "./request-aggregate.ts";
import type { RequestDeps } from "./request-deps.ts";

interface Asked {
  kind: InvoiceKind;
  /** The reason for the invoice; the text may show the number of the request. */
  text: AnyMessageKey;
  amount: Money;
  treatment: LineTreatment;
}

/** Issues an invoice about a request; answers its number, or null when the customer was erased. */
export async function invoiceForRequest(
  { directory, jobs, delivery }: Pick<RequestDeps, "directory" | "jobs" | "delivery">,
  tx: Database,
  request: RequestRow,
  { kind, text, amount, treatment }: Asked,
  cause: Cause,
): Promise<string | null> {
  const customer = await findRecipient(tx, request.userId);
  if (!customer) return null;
  const { storefrontCode, userId, languageId, currencyId } = request;
  const about = orderNumber("forward_request", request.id);
  const t = translateIn(localeOf({ directory }, request));
  const { id } = await issueInvoice(
    { directory, jobs, taxBasisPoints: delivery.taxBasisPoints },
    tx,
    {
      storefrontCode,
      userId,
      languageId,
      currencyId,
      email: customer.email,
      firstName: customer.firstName,
      lastName: request.address?.last_name ?? "",
      kind,
      about,
      lines: [{ text: translateFilled(t, text, { number: about }), amount, treatment }],
      company: await companyOfSuite(tx, request.suiteId),
    },
    cause,
  );
  return numberOf("invoice", id);
}

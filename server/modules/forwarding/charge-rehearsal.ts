import { rehearsalFee } from "../../../domain/forwarding/request-price.ts";
import { orderNumber } from "../../../domain/orders/order-kind.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { findRecipient } from "../identity/index.ts";
import { issueInvoice } from "../invoices/index.ts";
import { localeOf, translateIn } from "../storefronts/index.ts";
import type { RequestRow } from "./move-request.ts";
import type { RequestDeps } from "./request-deps.ts";

/** The parcels were packed and measured, but nothing was paid yet: an invoice asks for that work alone. */
export async function chargeRehearsal(
  { directory, jobs, delivery }: Pick<RequestDeps, "directory" | "jobs" | "delivery">,
  tx: Database,
  request: RequestRow,
): Promise<void> {
  const amount = rehearsalFee(request.agreedLines ?? []);
  const customer = await findRecipient(tx, request.userId);
  if (amount === 0 || !customer) return;
  const { storefrontCode, userId, languageId, currencyId } = request;
  const t = translateIn(localeOf({ directory }, request));
  await issueInvoice(
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
      kind: "other",
      about: orderNumber("forward_request", request.id),
      lines: [{ text: t("forwarding.service.rehearsal"), amount, treatment: "service" }],
    },
    { actor: "system" },
  );
}

import { rehearsalFee } from "#domain/forwarding/forward-requests/request-price.ts";
import type { Database } from "#platform/database/open-database.ts";
import { invoiceForRequest } from "../invoice-for-request.ts";
import type { RequestRow } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";

/** Invoices the rehearsal alone: the parcels were packed and measured, but nothing was paid. */
export async function chargeRehearsal(
  deps: Pick<RequestDeps, "directory" | "jobs" | "delivery">,
  tx: Database,
  request: RequestRow,
): Promise<void> {
  const amount = rehearsalFee(request.agreedLines ?? []);
  if (amount === 0) return;
  const asked = { kind: "other", text: "forwarding.service.rehearsal", amount, treatment: "service" } as const;
  await invoiceForRequest(deps, tx, request, asked, { actor: "system" });
}

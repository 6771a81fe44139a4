import type { Database } from "../database/open-database.ts";
import { auditEntries } from "./tables.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** What a staff call is about, such as `order:OR12`, and the storefronts that it belongs to. */
export interface AuditSubject {
  name: string;
  storefronts: readonly string[];
}

interface CallDetails {
  /** The call's name in the contract, such as `orders.move`. */
  call: string;
  input: unknown;
  requestId: string;
  address: string;
}

/** Made by a member of staff, or by a customer's account that staff gave a permission to. */
type AuditedCall = CallDetails & ({ memberId: number } | { userId: number });

/** Writes who did what. Wants the transaction of the change, so that there is never one without the other. */
export async function recordAuditEntry(tx: Database, made: AuditedCall, subject: AuditSubject): Promise<void> {
  const [storefront, ...others] = subject.storefronts;
  await tx.insert(auditEntries).values({
    ...made,
    subject: subject.name,
    storefrontCode: storefront !== undefined && others.length === 0 ? storefront : null,
    input: withoutSecrets(made.input),
  });
}

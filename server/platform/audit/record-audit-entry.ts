import type { Database } from "../database/open-database.ts";
import { auditEntries } from "./tables.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** The subject of a staff call, such as `order:OR12`, and its storefronts. */
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

/** Must run in the transaction of the change, so that neither exists without the other. */
export async function recordAuditEntry(tx: Database, made: AuditedCall, subject: AuditSubject): Promise<void> {
  const [storefront, ...others] = subject.storefronts;
  await tx.insert(auditEntries).values({
    ...made,
    subject: subject.name,
    storefrontCode: storefront !== undefined && others.length === 0 ? storefront : null,
    input: withoutSecrets(made.input),
  });
}

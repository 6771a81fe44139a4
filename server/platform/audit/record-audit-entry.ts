import { randomUUID } from "node:crypto";
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

/**
 * An entry for each subject; those of one call share a batch. Must run in the transaction of the change, so that neither
 * exists without the other.
 */
export async function recordAuditEntry(
  tx: Database,
  made: AuditedCall,
  ...subjects: readonly AuditSubject[]
): Promise<void> {
  const call = { ...made, input: withoutSecrets(made.input), batch: subjects.length > 1 ? randomUUID() : null };
  await tx.insert(auditEntries).values(
    subjects.map(({ name, storefronts }) => {
      const [storefront, ...others] = storefronts;
      return {
        ...call,
        subject: name,
        storefrontCode: storefront !== undefined && others.length === 0 ? storefront : null,
      };
    }),
  );
}

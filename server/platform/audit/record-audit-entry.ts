import { randomUUID } from "node:crypto";
import type { ScopedSubject } from "#domain/people/access/storefront-scope.ts";
import type { Database } from "../database/open-database.ts";
import { auditEntries } from "./tables.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** The subject of a staff call, such as `order:OR12`, with what it belongs to. */
export interface AuditSubject extends ScopedSubject {
  name: string;
}

export type AuditSubjects = readonly [AuditSubject, ...AuditSubject[]];

interface CallDetails {
  /** The call's name in the contract, such as `orders.move`. */
  call: string;
  input: unknown;
  requestId: string;
  address: string;
  /** The versions that the call made, by the names of their subjects. */
  versions?: ReadonlyMap<string, number>;
}

interface MadeByMember {
  memberId: number;
  memberName?: string;
  /** The member without whose approval the call would not have been made. */
  approvedBy?: number | null;
}

/** Made by a member of staff, or by a customer's account that staff gave a permission to. */
type AuditedCall = CallDetails & (MadeByMember | { userId: number });

/**
 * An entry for each subject, and for each row of a table of which the call made a version; those of one call share a batch.
 * Must run in the transaction of the change, so that neither exists without the other.
 */
export async function recordAuditEntry(
  tx: Database,
  { versions = new Map(), ...made }: AuditedCall,
  ...subjects: AuditSubjects
): Promise<void> {
  const input = withoutSecrets(made.input);
  const named = subjects.map((subject) => ({ input, subject: subject.name, storefrontCode: onlyStorefront(subject) }));
  // The entry of the table has the input; repeating it for each row would store the table as often as it has rows.
  const rows = [...versions.keys()]
    .filter((name) => !subjects.some((subject) => subject.name === name))
    .map((name) => ({ input: {}, subject: name, storefrontCode: onlyStorefront(subjects[0]) }));
  const entries = [...named, ...rows];
  const batch = entries.length > 1 ? randomUUID() : null;
  await tx
    .insert(auditEntries)
    .values(entries.map((entry) => ({ ...made, ...entry, batch, version: versions.get(entry.subject) ?? null })));
}

/** Null for what belongs to several storefronts, or to none. */
export function onlyStorefront({ storefronts: [storefront, ...others] }: AuditSubject): string | null {
  return storefront !== undefined && others.length === 0 ? storefront : null;
}

import type { ClaimableSums } from "#domain/claims/claim-cap.ts";
import type { ClaimableFacts } from "#domain/claims/claim-rules.ts";
import type { Money } from "#domain/money/money.ts";
import type { Language } from "#domain/storefronts/storefront.ts";
import type { Database } from "#platform/database/open-database.ts";

export type ClaimSubjectKind = "order" | "forward_request";

/** Something that a claim can be about, as the module that owns it knows it. */
export interface Claimable extends ClaimableFacts, ClaimableSums {
  kind: ClaimSubjectKind;
  id: number;
  number: string;
  slug: string;
  storefrontCode: string;
  /** Whose members work on it; null for what is in none. */
  warehouseId: number | null;
  currencyId: number;
  userId: number | null;
  visitorHash: Buffer | null;
  email: string;
  firstName: string;
  createdAt: Date;
  lines: readonly { id: number; name: string; quantity: number; paid: Money }[];
}

export interface ClaimOwner {
  userId: number;
  storefrontCode: string;
}

export interface ClaimSubject {
  kind: ClaimSubjectKind;
  /** Of its numbers: OR, FR. */
  prefix: string;
  /** What it gives beyond what was paid for it, as covered carriage does for goods that are lost or broken. */
  coverOf(db: Database, id: number): Promise<Money>;
  find(db: Database, id: number, language: Language): Promise<Claimable | null>;
  /** A customer's newest ones. */
  recent(db: Database, owner: ClaimOwner, language: Language): Promise<Claimable[]>;
}

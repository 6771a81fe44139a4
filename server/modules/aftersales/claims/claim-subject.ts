import type { ClaimableSums } from "#domain/aftersales/claims/claim-cap.ts";
import type { ClaimableFacts } from "#domain/aftersales/claims/claim-rules.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { Database } from "#platform/database/open-database.ts";

export type ClaimSubjectKind = "order" | "forward_request";

/** The subject of a claim, as the module that owns it describes it. */
export interface Claimable extends ClaimableFacts, ClaimableSums {
  kind: ClaimSubjectKind;
  id: number;
  number: string;
  slug: string;
  storefrontCode: string;
  /** The warehouse whose staff work on the claim; null if there is none. */
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
  /** Begins the subject's numbers: OR, FR. */
  prefix: string;
  /** The cover beyond the sum paid, as covered carriage gives it for lost or broken goods. */
  coverOf(db: Database, id: number): Promise<Money>;
  find(db: Database, id: number, language: Language): Promise<Claimable | null>;
  /** The newest subjects of a customer. */
  recent(db: Database, owner: ClaimOwner, language: Language): Promise<Claimable[]>;
}

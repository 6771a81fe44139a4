import type { UnpaidOrder } from "#contracts/shop/identity.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { QueueMail } from "../mail/index.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";
import type { PersonalDataSource } from "./personal-data/personal-data.ts";
import type { SessionCache } from "./sessions/session-cache.ts";

/** A user who has confirmed the address. */
export interface ConfirmedUser {
  userId: number;
  email: string;
  storefrontCode: string;
}

/** A user who has just signed in; `visitorHash` is the browser's, if it has visited before. */
export interface SignedInVisitor {
  userId: number;
  storefrontCode: string;
  visitorHash: Buffer | null;
}

export interface IdentityDeps {
  db: Database;
  now: () => Date;
  queueMail: QueueMail;
  countUnpaidOrders(db: Database, owner: { userId: number; storefrontCode: string }): Promise<number>;
  /** The order without an account that this browser still has to pay. */
  unpaidOrderOfBrowser(context: CallContext): Promise<UnpaidOrder | null>;
  /** How much waits for the customer. */
  countInbox(db: Database, owner: { userId: number; storefrontCode: string }): Promise<number>;
  consents: {
    isGiven(db: Database, storefrontCode: string, email: string): Promise<boolean>;
    record(
      db: Database,
      consent: { storefrontCode: string; email: string; isGiven: boolean; source: string },
    ): Promise<void>;
    /** Moves consents from one address of a person to another. */
    move(db: Database, move: { storefrontCode: string; from: string; to: string }): Promise<void>;
  };
  /** What other modules store about a person. */
  personalData: readonly PersonalDataSource[];
  /** Run in the transaction that confirms an address, such as the claim of orders made as a guest. */
  onEmailConfirmed: readonly ((tx: Database, user: ConfirmedUser) => Promise<void>)[];
  /** Run after signing in or registering, such as the merge of carts; a failure is logged and refuses nobody. */
  onSignedIn: readonly ((db: Database, visitor: SignedInVisitor) => Promise<void>)[];
  passwords: PasswordHasher;
  sessions: SessionCache;
}

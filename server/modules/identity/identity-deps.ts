import type { Database } from "../../platform/database/open-database.ts";
import type { QueueMail } from "../mail/index.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";
import type { PersonalDataSource } from "./personal-data/personal-data.ts";
import type { KnownSessions } from "./sessions/session-cache.ts";

/** Somebody whose address is proved to be theirs. */
export interface ConfirmedUser {
  userId: number;
  email: string;
  storefrontCode: string;
}

/** Somebody who has just signed in, in a browser that may have been used before. */
export interface SignedInVisitor {
  userId: number;
  storefrontCode: string;
  visitorHash: Buffer | null;
}

/** What every use case of this module may use. */
export interface IdentityDeps {
  db: Database;
  now: () => Date;
  queueMail: QueueMail;
  /** How many orders wait for a user's payment. */
  countUnpaidOrders(db: Database, owner: { userId: number; storefrontCode: string }): Promise<number>;
  consents: {
    isGiven(db: Database, storefrontCode: string, email: string): Promise<boolean>;
    record(
      db: Database,
      consent: { storefrontCode: string; email: string; isGiven: boolean; source: string },
    ): Promise<void>;
    /** Everything that was said at one address holds for another one of the same person. */
    move(db: Database, move: { storefrontCode: string; from: string; to: string }): Promise<void>;
  };
  /** What other modules keep about a person. */
  personalData: readonly PersonalDataSource[];
  /** Run in the transaction that proves an address, such as the claim of orders made as a guest. */
  onEmailConfirmed: readonly ((tx: Database, user: ConfirmedUser) => Promise<void>)[];
  /** Run after somebody signed in or registered, such as the merge of carts; none of them keeps anybody out. */
  onSignedIn: readonly ((db: Database, visitor: SignedInVisitor) => Promise<void>)[];
  passwords: PasswordHasher;
  sessions: KnownSessions;
}

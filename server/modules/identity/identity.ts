import type { Database } from "../../platform/database/open-database.ts";
import { sweepTries } from "../../platform/limits/rate-limits.ts";
import type { QueueMail } from "../mail/index.ts";
import { sweepLinks } from "./links/link-store.ts";
import { createPasswordHasher, type PasswordHasher } from "./passwords/password-hasher.ts";
import { identityData } from "./personal-data/identity-data.ts";
import type { PersonalDataSource } from "./personal-data/personal-data.ts";
import { createKnownSessions, type KnownSessions } from "./sessions/known-sessions.ts";
import { sweepSessions } from "./sessions/session-store.ts";

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

export interface IdentityParts {
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
}

export interface Identity extends IdentityParts {
  passwords: PasswordHasher;
  sessions: KnownSessions;
  /** Hears of a change of the database. */
  heed(tag: string): void;
  /** Throws away what has expired. */
  sweep(): Promise<void>;
}

export async function openIdentity(parts: IdentityParts): Promise<Identity> {
  const { db, now } = parts;
  const sessions = createKnownSessions(db, now);
  return {
    ...parts,
    personalData: [...identityData, ...parts.personalData],
    sessions,
    passwords: await createPasswordHasher(),
    heed(tag) {
      if (tag === "*" || tag === "roles") sessions.forget();
      if (tag.startsWith("user:")) sessions.forget(Number(tag.slice("user:".length)));
    },
    async sweep() {
      await sweepSessions(db, now());
      await sweepLinks(db, now());
      await sweepTries(db, now());
    },
  };
}

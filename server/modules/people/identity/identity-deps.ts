import type { UnpaidOrder } from "#contracts/shop/people/identity.ts";
import type { QueueMail } from "#modules/operations/mail/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Events } from "#platform/events/events.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";
import type { PersonalDataSource } from "./personal-data/personal-data.ts";
import type { SessionCache } from "./sessions/session-cache.ts";

export interface IdentityDeps {
  db: Database;
  events: Pick<Events, "publish" | "notify">;
  now: () => Date;
  queueMail: QueueMail;
  countUnpaidOrders(db: Database, owner: { userId: number; storefrontCode: string }): Promise<number>;
  /** The guest order that this browser still has to pay. */
  unpaidOrderOfBrowser(context: CallContext): Promise<UnpaidOrder | null>;
  /** The number of items in the customer's inbox. */
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
  /** The personal data that modules store. */
  personalData: readonly PersonalDataSource[];
  passwords: PasswordHasher;
  sessions: SessionCache;
}

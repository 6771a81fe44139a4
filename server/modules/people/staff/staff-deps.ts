import type { Database } from "#platform/database/open-database.ts";

export interface StaffDeps {
  db: Database;
  now: () => Date;
  passwords: {
    hash(password: string): Promise<string>;
    /** Takes as long for a missing member or password as for an existing one (T002). */
    isRight(passwordHash: string | null, password: string): Promise<boolean>;
  };
  /** The encryption key of the members' second factors. */
  secretsKey: Buffer;
  /** The demo shows its members' current codes, so that it can be tried without an authenticator app. */
  showsTotp: boolean;
}

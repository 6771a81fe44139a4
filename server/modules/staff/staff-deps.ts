import type { Database } from "#platform/database/open-database.ts";

export interface StaffDeps {
  db: Database;
  now: () => Date;
  passwords: {
    hash(password: string): Promise<string>;
    /** Takes as long for a member who does not exist, or has no password, as for one who has (T002). */
    isRight(passwordHash: string | null, password: string): Promise<boolean>;
  };
  /** What the members' second factors are encrypted with. */
  secretsKey: Buffer;
  /** The demo shows the present code of its members, so that it can be tried without an authenticator app. */
  showsTotp: boolean;
}

import type { Database } from "../../../platform/database/open-database.ts";

export interface Person {
  userId: number;
  email: string;
  storefrontCode: string;
}

/** Something that a module keeps about people: how to hand it over, and how to make it nobody's (T129, T130). */
export interface PersonalDataSource {
  /** The name of its file in the archive. */
  name: string;
  collect(db: Database, person: Person): Promise<unknown>;
  /** Left out where the law wants the data kept. */
  erase?(tx: Database, person: Person): Promise<void>;
}

import type { Database } from "../../../platform/database/open-database.ts";
import type { User } from "../users/user-store.ts";

export interface Person {
  userId: number;
  /** Empty until it is proved: what bears nothing but an address may be somebody else's (T129, T130). */
  email: string;
  storefrontCode: string;
}

export const personOf = ({ id, email, confirmedAt, storefrontCode }: User): Person => ({
  userId: id,
  email: confirmedAt === null ? "" : email,
  storefrontCode,
});

/** Something that a module keeps about people: how to hand it over, and how to make it nobody's (T129, T130). */
export interface PersonalDataSource {
  /** The name of its file in the archive. */
  name: string;
  collect(db: Database, person: Person): Promise<unknown>;
  /** Left out where the law wants the data kept. */
  erase?(tx: Database, person: Person): Promise<void>;
}

import type { Readable } from "node:stream";
import type { Database } from "#platform/database/open-database.ts";
import type { Person } from "#platform/personal-data/person.ts";
import type { User } from "../users/user-store.ts";

export const personOf = ({ id, email, confirmedAt, storefrontCode }: User): Person => ({
  userId: id,
  email: confirmedAt === null ? "" : email,
  storefrontCode,
});

export interface ArchivedFile {
  /** Its path in the archive. */
  name: string;
  /** Null when its bytes are not there. */
  read(): Promise<Readable | null>;
}

/** A kind of personal data that a module stores: its export and its erasure (T129, T130). */
export interface PersonalDataSource {
  /** The name of its file in the archive. */
  name: string;
  collect(db: Database, person: Person): Promise<unknown>;
  /** Files that go into the archive as they are. */
  files?(db: Database, person: Person): Promise<readonly ArchivedFile[]>;
  /** Before anything is erased: hands over what others need, or refuses. */
  prepareErasure?(tx: Database, person: Person): Promise<void>;
  /** Left out where the law requires the data. */
  erase?(tx: Database, person: Person): Promise<void>;
}

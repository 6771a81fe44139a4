import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import type { Person } from "#platform/personal-data/person.ts";
import type { FileDeps } from "./files.ts";
import { endingOf, readBytes } from "./open-file.ts";
import { files } from "./tables.ts";

/**
 * The files that a customer uploaded and the photographs of the customer's subjects, with their bytes (T129). Erasure
 * gives up the uploads at once; the next sweep deletes their bytes (T130).
 */
export const fileData = (deps: Pick<FileDeps, "storage" | "policies" | "log">) => {
  const filesOfPerson = async (db: Database, { userId }: Pick<Person, "userId">) => {
    const subjects = deps.policies.flatMap(({ kind, subjectsOf }) => (subjectsOf ? [{ kind, subjectsOf }] : []));
    const isOfSubject = await Promise.all(
      subjects.map(async ({ kind, subjectsOf }) =>
        and(eq(files.subjectKind, kind), inArray(files.subjectId, await subjectsOf(db, userId))),
      ),
    );
    return db
      .select()
      .from(files)
      .where(and(or(eq(files.userId, userId), ...isOfSubject), isNotNull(files.storedAt)))
      .orderBy(asc(files.createdAt), asc(files.id));
  };
  return {
    name: "files",
    async collect(db: Database, person: Pick<Person, "userId">) {
      return (await filesOfPerson(db, person)).map(({ id, name, purpose, kind, bytes, subjectKind, createdAt }) => ({
        id,
        name,
        purpose,
        kind,
        bytes,
        subjectKind,
        createdAt,
      }));
    },
    async files(db: Database, person: Pick<Person, "userId">) {
      return (await filesOfPerson(db, person)).map((file) => ({
        name: `files/${file.id}.${endingOf(file)}`,
        read: () => readBytes(deps, file.id),
      }));
    },
    async erase(tx: Database, { userId }: Pick<Person, "userId">) {
      await tx.update(files).set({ storedAt: null, userId: null, name: "" }).where(eq(files.userId, userId));
    },
  };
};

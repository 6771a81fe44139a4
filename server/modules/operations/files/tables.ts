import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { StoredKind } from "#domain/operations/files/file-kind.ts";
import type { FilePurpose } from "#domain/operations/files/file-purpose.ts";
import { bytea } from "#platform/database/bytea.ts";

export const files = pgTable("files", {
  id: uuid().primaryKey().defaultRandom(),
  userId: integer("user_id"),
  visitorHash: bytea("visitor_hash"),
  memberId: integer("member_id"),
  purpose: text().$type<FilePurpose>().notNull(),
  kind: text().$type<StoredKind>().notNull(),
  name: text().notNull(),
  bytes: integer().notNull(),
  receivedBytes: integer("received_bytes").notNull(),
  subjectKind: text("subject_kind"),
  subjectId: bigint("subject_id", { mode: "number" }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  storedAt: timestamp("stored_at", { withTimezone: true }),
});

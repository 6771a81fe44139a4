import type { Permission } from "#domain/people/access/permissions.ts";
import type { MessageKey } from "#i18n/message-key.ts";

/** A paper of a row, as a PDF. */
export interface Paper<Row> {
  label: MessageKey;
  permission: Permission;
  isExpected(row: Row): boolean;
  /** In base64; null while there is none. */
  load(row: Row): Promise<string | null>;
}

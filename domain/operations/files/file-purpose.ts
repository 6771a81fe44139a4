import type { Permission } from "#domain/people/access/permissions.ts";
import type { UploadKind } from "./file-kind.ts";
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES, MAX_TABLE_BYTES } from "./file-limits.ts";

interface PurposeRules {
  /** The permission that a staff member needs; null for files of customers. */
  permission: Permission | null;
  kinds: readonly UploadKind[];
  mostBytes: number;
  /** Whether a guest may upload it too. */
  isForGuests?: true;
}

const PICTURES: readonly UploadKind[] = ["jpeg", "png", "webp", "avif"];
const DOCUMENTS: readonly UploadKind[] = [...PICTURES, "pdf"];

/** The purposes of files: who may upload them, and which kinds are accepted. */
export const FILE_PURPOSES = {
  "parcel-invoice": { permission: null, kinds: DOCUMENTS, mostBytes: MAX_FILE_BYTES },
  "parcel-proof": { permission: null, kinds: DOCUMENTS, mostBytes: MAX_FILE_BYTES },
  "customs-document": { permission: null, kinds: DOCUMENTS, mostBytes: MAX_FILE_BYTES },
  "quote-answer": { permission: null, kinds: DOCUMENTS, mostBytes: MAX_FILE_BYTES },
  "claim-evidence": { permission: null, kinds: DOCUMENTS, mostBytes: MAX_FILE_BYTES, isForGuests: true },
  "declaration-table": { permission: null, kinds: ["csv", "xlsx"], mostBytes: MAX_TABLE_BYTES },
  "content-picture": { permission: "content.write", kinds: PICTURES, mostBytes: MAX_PICTURE_BYTES },
  "parcel-photo": { permission: "warehouse.work", kinds: PICTURES, mostBytes: MAX_FILE_BYTES },
} as const satisfies Record<string, PurposeRules>;

export type FilePurpose = keyof typeof FILE_PURPOSES;

export function purposeRules(purpose: string): PurposeRules | null {
  return Object.hasOwn(FILE_PURPOSES, purpose) ? FILE_PURPOSES[purpose as FilePurpose] : null;
}

import type { Permission } from "../access/permissions.ts";
import type { UploadKind } from "./file-kind.ts";

interface PurposeRules {
  /** The permission that a staff member needs; null for what customers upload. */
  permission: Permission | null;
  kinds: readonly UploadKind[];
  /** Whether a guest may upload it too. */
  isForGuests?: true;
}

const PICTURES: readonly UploadKind[] = ["jpeg", "png", "webp", "avif"];
const DOCUMENTS: readonly UploadKind[] = [...PICTURES, "pdf"];

/** What files are uploaded for, who may do so, and which kinds are accepted. */
export const FILE_PURPOSES = {
  "parcel-invoice": { permission: null, kinds: DOCUMENTS },
  "parcel-proof": { permission: null, kinds: DOCUMENTS },
  "customs-document": { permission: null, kinds: DOCUMENTS },
  "quote-answer": { permission: null, kinds: DOCUMENTS },
  "claim-evidence": { permission: null, kinds: DOCUMENTS, isForGuests: true },
  "parcel-photo": { permission: "warehouse.work", kinds: PICTURES },
} as const satisfies Record<string, PurposeRules>;

export type FilePurpose = keyof typeof FILE_PURPOSES;

export function purposeRules(purpose: string): PurposeRules | null {
  return Object.hasOwn(FILE_PURPOSES, purpose) ? FILE_PURPOSES[purpose as FilePurpose] : null;
}

import type { Permission } from "#domain/people/access/permissions.ts";
import type { SignedInUser } from "#platform/calls/call-context.ts";
import type { StaffMember } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";

/** A signed-in customer, or the browser of a guest. */
export type FileCustomer = { user: Pick<SignedInUser, "id"> } | { visitor: Buffer };

/** The uploader or reader of a file: a customer, or a staff member with their scope. */
export type FileUser =
  | FileCustomer
  | { member: Pick<StaffMember, "id" | "permissions" | "storefronts" | "warehouses"> };

export type FileOwner = { userId: number } | { visitorHash: Buffer } | { memberId: number };

export interface FileSubject {
  kind: string;
  id: number;
}

/** The storefront and warehouse of a subject; null where it belongs to none in particular. */
export interface FileLocation {
  storefrontCode: string | null;
  warehouseId: number | null;
}

/** The rules of a module for the files of its subjects, such as parcels. */
export interface FilePolicy {
  kind: string;
  /** The permission that a staff member needs, with the subject's location in their scope (T133). */
  permission: Permission;
  /** Null if there is no such subject. */
  locationOf(db: Database, subjectId: number): Promise<FileLocation | null>;
  /** Whether a customer may read the files of a subject. */
  mayRead(db: Database, subjectId: number, reader: FileCustomer): Promise<boolean>;
  /** The subjects of a customer; left out if customers upload all files of such subjects themselves. */
  subjectsOf?(db: Database, userId: number): Promise<number[]>;
}

export function ownerOfUpload(by: FileUser): FileOwner {
  if ("visitor" in by) return { visitorHash: by.visitor };
  return "user" in by ? { userId: by.user.id } : { memberId: by.member.id };
}

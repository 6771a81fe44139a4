import type { Permission } from "#domain/access/permissions.ts";
import type { SignedInUser } from "#platform/calls/call-context.ts";
import type { StaffMember } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";

/** Somebody signed in to the shop, or the browser of a guest. */
export type FileCustomer = { user: Pick<SignedInUser, "id"> } | { visitor: Buffer };

/** Who uploads or reads a file: a customer, or a staff member with their scope. */
export type FileUser =
  | FileCustomer
  | { member: Pick<StaffMember, "id" | "permissions" | "storefronts" | "warehouses"> };

/** Whose a file is. */
export type FileOwner = { userId: number } | { visitorHash: Buffer } | { memberId: number };

export interface FileSubject {
  kind: string;
  id: number;
}

/** Where a thing belongs: null where that is no storefront, or no warehouse, in particular. */
export interface FileLocation {
  storefrontCode: string | null;
  warehouseId: number | null;
}

/** What a module says about the files of its own things, such as parcels. */
export interface FilePolicy {
  kind: string;
  /** A member of staff needs it, and has the location of the thing in their scope (T133). */
  permission: Permission;
  /** Null where there is no such thing. */
  locationOf(db: Database, subjectId: number): Promise<FileLocation | null>;
  /** Whether a customer may read the files of a thing. */
  mayRead(db: Database, subjectId: number, reader: FileCustomer): Promise<boolean>;
  /** The things of a customer; left out where customers upload all files of such things themselves. */
  subjectsOf?(db: Database, userId: number): Promise<number[]>;
}

export function ownerOfUpload(by: FileUser): FileOwner {
  if ("visitor" in by) return { visitorHash: by.visitor };
  return "user" in by ? { userId: by.user.id } : { memberId: by.member.id };
}

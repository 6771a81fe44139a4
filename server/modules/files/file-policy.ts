import type { SignedInUser } from "../../platform/calls/call-context.ts";
import type { StaffMember } from "../../platform/calls/staff-call-context.ts";
import type { Database } from "../../platform/database/open-database.ts";

/** Who uploads or reads a file: somebody signed in to the shop, or a staff member. */
export type FileUser = { user: Pick<SignedInUser, "id"> } | { member: Pick<StaffMember, "id" | "permissions"> };

/** Whose a file is. */
export type FileOwner = { userId: number } | { memberId: number };

export interface FileSubject {
  kind: string;
  id: number;
}

/** What a module says about the files of its own things, such as parcels. */
export interface FilePolicy {
  kind: string;
  mayRead(db: Database, subjectId: number, reader: FileUser): Promise<boolean>;
  /** The things of a customer; left out where customers upload all files of such things themselves. */
  subjectsOf?(db: Database, userId: number): Promise<number[]>;
}

export const ownerOfUpload = (by: FileUser): FileOwner =>
  "user" in by ? { userId: by.user.id } : { memberId: by.member.id };

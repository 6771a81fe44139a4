import type { SignedInUser } from "../../platform/calls/call-context.ts";
import type { StaffMember } from "../../platform/calls/staff-call-context.ts";
import type { Database } from "../../platform/database/open-database.ts";

/** Who uploads or reads a file: somebody signed in to the shop, the browser of a guest, or a staff member. */
export type FileUser =
  | { user: Pick<SignedInUser, "id"> }
  | { visitor: Buffer }
  | { member: Pick<StaffMember, "id" | "permissions"> };

/** Whose a file is. */
export type FileOwner = { userId: number } | { visitorHash: Buffer } | { memberId: number };

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

export function ownerOfUpload(by: FileUser): FileOwner {
  if ("visitor" in by) return { visitorHash: by.visitor };
  return "user" in by ? { userId: by.user.id } : { memberId: by.member.id };
}

import type { Money } from "#domain/money/money/money.ts";
import type { Permission } from "#domain/people/access/permissions.ts";
import type { ScopeOf, StorefrontScope } from "#domain/people/access/storefront-scope.ts";
import type { Limits } from "#domain/people/staff-approvals/limits.ts";
import type { AuditSubjects } from "../audit/record-audit-entry.ts";
import type { Database } from "../database/open-database.ts";
import type { AskForApproval, MovedMoney } from "./approval-request.ts";
import type { CallLog, Client } from "./call-context.ts";
import { refuse } from "./call-errors.ts";
import type { StaffScope } from "./staff-scope.ts";

/** A member of staff with the rights of this moment. */
export interface EnabledMember {
  id: number;
  email: string;
  name: string;
  permissions: readonly Permission[];
  storefronts: StorefrontScope;
  warehouses: ScopeOf<{ id: number; code: string }>;
  /** Above these a call needs the approval of another member. */
  limits: Limits;
}

/** A member of staff who has given both factors. */
export interface StaffMember extends EnabledMember {
  sessionId: string;
  /** Until when dangerous calls are possible; null when a code has to be given first. */
  steppedUpUntil: Date | null;
}

/** The approval by which a call is made. */
export interface Approved {
  by: StaffMember;
  amount: Money;
}

export interface StaffCallContext {
  /** In a call that writes, the transaction that also holds its audit entry. */
  db: Database;
  member: StaffMember | null;
  client: Pick<Client, "address" | "userAgent" | "sessionToken" | "idempotencyKey">;
  requestId: string;
  log: CallLog;
  /**
   * Names the subject of the call for the audit entry. A subject outside the member's scope is not found. A call
   * that writes names its subject once; a call about several names all of them at once, and each gets an entry.
   */
  concerns(...subjects: AuditSubjects): void;
  /** The storefronts and warehouses of the member. A call that reads asks for them, or names its subject, or fails. */
  scope(): StaffScope;
  /** Instead of a subject, in a call that reads what belongs to no storefront and every member may see. */
  concernsEveryone(): void;
  /**
   * Adds to the audit entry the version that the call made of its subject. A row of a table that the call brings in gets
   * an entry of its own.
   */
  madeVersion(subject: string, version: number): void;
  /** In a call with an approval: says how much money it moves. Above the member's limit the call is undone and requested. */
  amountsTo(moved: MovedMoney): void;
  askForApproval: AskForApproval;
  /** Set while the call of a requester is made because another member approved it. */
  approved?: Approved;
  setSession(token: string | null): void;
  setHeader(name: string, value: string): void;
}

export function actingMember({ member }: Pick<StaffCallContext, "member">): StaffMember {
  if (!member) throw refuse("not_signed_in");
  return member;
}

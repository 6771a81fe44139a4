import type { Money } from "#domain/money/money/money.ts";
import type { ApprovalKind } from "#domain/people/staff-approvals/limits.ts";
import type { AuditSubject } from "../audit/record-audit-entry.ts";
import type { Database } from "../database/open-database.ts";

/** The money that a limited call moves, as its use case found it. */
export interface MovedMoney {
  /** Below zero where it is taken away. */
  amount: Money;
  currency: string;
  reason: string;
}

/** A call that another member has to approve before it is made. */
export interface ApprovalRequest extends MovedMoney {
  kind: ApprovalKind;
  /** Its name, such as balance.adjust. */
  call: string;
  input: unknown;
  idempotencyKey: string;
  subject: AuditSubject;
  requestedBy: number;
}

/** Stores a request for an approval; answers its number. */
export type AskForApproval = (tx: Database, request: ApprovalRequest) => Promise<string>;

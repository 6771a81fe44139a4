import { type AuditSubjects, recordAuditEntry } from "../audit/record-audit-entry.ts";
import type { Database } from "../database/open-database.ts";
import type { MovedMoney } from "./approval-request.ts";
import { actingMember, type StaffCallContext } from "./staff-call-context.ts";

export interface StaffWrite {
  context: StaffCallContext;
  call: string;
  input: unknown;
}

/** A use case that has run, with the subjects of its audit entry. */
export interface Made {
  output: unknown;
  subjects: AuditSubjects;
  moved: MovedMoney | null;
}

/** The part of the context by which a use case says what it does. */
type Notes = Pick<StaffCallContext, "concerns" | "madeVersion" | "amountsTo">;

/** Runs a use case that writes, and leaves its audit entry. `concerns` refuses subjects outside of the scope. */
export async function makeAudited(
  tx: Database,
  write: StaffWrite,
  concerns: StaffCallContext["concerns"],
  run: (notes: Notes) => Promise<unknown>,
): Promise<Made> {
  const named: AuditSubjects[] = [];
  const versions = new Map<string, number>();
  const moved: MovedMoney[] = [];
  const output = await run({
    concerns(...subjects) {
      concerns(...subjects);
      named.push(subjects);
    },
    madeVersion: (subject, version) => void versions.set(subject, version),
    amountsTo: (money) => void moved.push(money),
  });
  const [subjects, ...others] = named;
  if (!subjects || others.length > 0)
    throw new Error(`${write.call} named its subject ${named.length} times, not once`);
  await leaveEntry(tx, write, subjects, versions);
  return { output, subjects, moved: moved[0] ?? null };
}

export function leaveEntry(
  tx: Database,
  { context, call, input }: StaffWrite,
  subjects: AuditSubjects,
  versions?: ReadonlyMap<string, number>,
): Promise<void> {
  const { id: memberId, name: memberName } = actingMember(context);
  const { requestId, client, approved } = context;
  const by = { memberId, memberName, approvedBy: approved?.by.id ?? null };
  const made = { ...by, call, input, requestId, address: client.address, ...(versions && { versions }) };
  return recordAuditEntry(tx, made, ...subjects);
}

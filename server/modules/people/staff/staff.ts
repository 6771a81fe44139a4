import type { AskForApproval } from "#platform/calls/approval-request.ts";
import type { StaffMember } from "#platform/calls/staff-call-context.ts";
import { createSessionCalls } from "./calls.ts";
import { findMember } from "./sessions/live-session.ts";
import { sweepSessions } from "./sessions/session-store.ts";
import type { StaffDeps } from "./staff-deps.ts";

export interface Staff {
  calls: ReturnType<typeof createSessionCalls>;
  /** The member that a session belongs to, when both factors were given and it has not ended. */
  findMember(sessionToken: string | undefined): Promise<StaffMember | null>;
  askForApproval: AskForApproval;
  /** Deletes sessions that have ended. */
  sweep(): Promise<void>;
}

interface ServiceDeps extends StaffDeps, Pick<Staff, "askForApproval"> {}

export function createStaff({ askForApproval, ...deps }: ServiceDeps): Staff {
  return {
    askForApproval,
    calls: createSessionCalls(deps),
    findMember: (token) => findMember(deps, token),
    sweep: () => sweepSessions(deps.db, deps.now()),
  };
}

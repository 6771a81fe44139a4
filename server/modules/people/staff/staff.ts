import type { StaffMember } from "#platform/calls/staff-call-context.ts";
import { createSessionCalls } from "./calls.ts";
import { findMember } from "./sessions/live-session.ts";
import { sweepSessions } from "./sessions/session-store.ts";
import type { StaffDeps } from "./staff-deps.ts";

export interface Staff {
  calls: ReturnType<typeof createSessionCalls>;
  /** The member that a session belongs to, when both factors were given and it has not ended. */
  findMember(sessionToken: string | undefined): Promise<StaffMember | null>;
  /** Deletes sessions that have ended. */
  sweep(): Promise<void>;
}

export function openStaff(deps: StaffDeps): Staff {
  return {
    calls: createSessionCalls(deps),
    findMember: (token) => findMember(deps, token),
    sweep: () => sweepSessions(deps.db, deps.now()),
  };
}

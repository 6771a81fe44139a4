import type { TrackedCarrier } from "#domain/forwarding/shipments/tracked-carriers.ts";
import type { CallLog } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { ParcelCarrier } from "./carriers/carrier.ts";
import type { SubjectKind, TrackedSubject } from "./subject.ts";

export interface ShipmentDeps {
  db: Database;
  jobs: Pick<Jobs, "createQueue" | "enqueue" | "work" | "schedule">;
  carriers: ReadonlyMap<TrackedCarrier, ParcelCarrier>;
  subjects: readonly TrackedSubject[];
  log: CallLog;
  now: () => Date;
}

export const subjectOf = ({ subjects }: Pick<ShipmentDeps, "subjects">, wanted: SubjectKind) =>
  subjects.find(({ kind }) => kind === wanted);

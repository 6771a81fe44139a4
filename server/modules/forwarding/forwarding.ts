import type { JobSettings } from "../../platform/jobs/define-job.ts";
import type { OrderListSource } from "../orders/index.ts";
import type { TrackedSubject } from "../shipments/index.ts";
import { createRequestCalls } from "./calls.ts";
import { requestListSource } from "./order-list-source.ts";
import type { RequestDeps } from "./request-deps.ts";
import { createStaffRequestCalls } from "./staff-calls.ts";
import { closeRequests, expireRequests } from "./stop-request.ts";
import { trackedRequests } from "./tracked-request.ts";

export interface Forwarding {
  calls: ReturnType<typeof createRequestCalls>;
  staffCalls: ReturnType<typeof createStaffRequestCalls>;
  listSource: OrderListSource;
  tracked: TrackedSubject;
  /** Starts the schedule that expires and closes requests. */
  work(): Promise<void>;
}

const EVERY_MINUTE = "* * * * *";
const REQUEST_CLOCK: JobSettings = {
  name: "forward-request-clock",
  retries: 0,
  firstRetryAfterSeconds: 10,
  longestRetryAfterSeconds: 10,
  expiresAfterSeconds: 300,
};

export function openForwarding(deps: RequestDeps): Forwarding {
  return {
    calls: createRequestCalls(deps),
    staffCalls: createStaffRequestCalls(deps),
    listSource: requestListSource(deps),
    tracked: trackedRequests(deps),
    async work() {
      await deps.jobs.schedule(REQUEST_CLOCK, EVERY_MINUTE, async () => {
        await expireRequests(deps);
        await closeRequests(deps);
      });
    },
  };
}

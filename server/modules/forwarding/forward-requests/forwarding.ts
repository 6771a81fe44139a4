import type { PaperKind } from "#domain/forwarding/forward-requests/request-papers.ts";
import type { Payments } from "#modules/money/payments/index.ts";
import type { OrderListSource } from "#modules/selling/orders/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { EVERY_MINUTE, roundOf } from "#platform/jobs/define-job.ts";
import { runEach } from "#platform/jobs/run-each.ts";
import { parcelMissing } from "../parcels/index.ts";
import type { TrackedSubject } from "../shipments/index.ts";
import { createRequestCalls } from "./calls.ts";
import { createConsignmentCalls } from "./consignments/consignment-calls.ts";
import { type KeptPaper, paperOf } from "./papers/request-papers.ts";
import { requestPayable } from "./payable.ts";
import { remindOfPayment } from "./remind-of-payment.ts";
import type { RequestRow } from "./request-aggregate.ts";
import { REQUEST_EFFECT } from "./request-effects.ts";
import { runEffect } from "./run-effect.ts";
import { createStaffRequestCalls } from "./staff-calls.ts";
import { closeRequests, expireRequests, stopRequestOf } from "./stop-request.ts";
import { createProDeskCalls } from "./together/calls.ts";
import type { TogetherDeps } from "./together/pay-together.ts";
import { RETURN_SHARE, returnShare } from "./together/settle-shares.ts";
import { requestListSource } from "./views/order-list-source.ts";
import { trackedRequests } from "./views/tracked-request.ts";

export interface Forwarding {
  calls: ReturnType<typeof createRequestCalls>;
  proDeskCalls: ReturnType<typeof createProDeskCalls>;
  staffCalls: ReturnType<typeof createStaffRequestCalls>;
  consignmentCalls: ReturnType<typeof createConsignmentCalls>;
  listSource: OrderListSource;
  tracked: TrackedSubject;
  /** A paper as it was issued; null while the request has none. */
  paperOf(db: Database, request: RequestRow, kind: PaperKind): Promise<KeptPaper | null>;
  /** Starts the worker of the mails, and the schedule that reminds, expires and closes. */
  work(): Promise<void>;
}

const REQUEST_CLOCK = roundOf("forward-request-clock");

interface ServiceDeps extends TogetherDeps {
  payments: TogetherDeps["payments"] & Pick<Payments, "registerPayable">;
}

export async function createForwarding(deps: ServiceDeps): Promise<Forwarding> {
  for (const job of [REQUEST_EFFECT, RETURN_SHARE]) await deps.jobs.createQueue(job);
  deps.payments.registerPayable(requestPayable(deps));
  deps.events.on(parcelMissing, (tx, missing) => stopRequestOf(deps, tx, missing));
  return {
    calls: createRequestCalls(deps),
    proDeskCalls: createProDeskCalls(deps),
    staffCalls: createStaffRequestCalls(deps),
    consignmentCalls: createConsignmentCalls(deps),
    listSource: requestListSource(deps),
    tracked: trackedRequests(deps),
    paperOf: (db, request, kind) => paperOf(deps, db, request, kind),
    async work() {
      await deps.jobs.work(REQUEST_EFFECT, (effect) => runEffect(deps, effect));
      await deps.jobs.work(RETURN_SHARE, (share) => returnShare(deps, share));
      await deps.jobs.schedule(REQUEST_CLOCK, EVERY_MINUTE, async () => {
        const steps = [() => remindOfPayment(deps), () => expireRequests(deps), () => closeRequests(deps)];
        await runEach("steps of the clock", steps, (step) => step());
      });
    },
  };
}

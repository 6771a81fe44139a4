import type { z } from "zod";
import { REQUEST_EFFECTS } from "#domain/forwarding/forward-requests/request-states.ts";
import { defineEffects } from "#platform/aggregate/define-effects.ts";
import type { Events } from "#platform/events/events.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";

/**
 * The effects of transitions, and those that follow no transition or only some of its outcomes. The amount is the money
 * that was refunded.
 */
export const REQUEST_EFFECT = defineEffects({
  queue: "forward-request-effect",
  names: [...REQUEST_EFFECTS, "unpaid", "payment-returned", "customs-returned"],
  of: "requestId",
  numbers: ["amount"],
});
export type RequestEffectPayload = z.output<typeof REQUEST_EFFECT.payload>;

export interface EffectDeps {
  jobs: Pick<Jobs, "enqueue">;
  events: Pick<Events, "publish">;
}

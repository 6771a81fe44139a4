import type { z } from "zod";
import { CLAIM_EFFECTS } from "#domain/aftersales/claims/claim-machine.ts";
import { defineEffects } from "#platform/aggregate/define-effects.ts";

/** The effects that transitions declare, and `opened`, which follows no transition. */
export const CLAIM_EFFECT = defineEffects({
  queue: "claim-effect",
  names: [...CLAIM_EFFECTS, "opened"],
  of: "claimId",
});
export type EffectPayload = z.output<typeof CLAIM_EFFECT.payload>;

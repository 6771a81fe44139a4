import type { z } from "zod";
import { WITHDRAWAL_EFFECTS } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { defineEffects } from "#platform/aggregate/define-effects.ts";

export const WITHDRAWAL_EFFECT = defineEffects({
  queue: "withdrawal-effect",
  names: WITHDRAWAL_EFFECTS,
  of: "withdrawalId",
});
export type EffectPayload = z.output<typeof WITHDRAWAL_EFFECT.payload>;

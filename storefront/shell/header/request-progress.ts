import { REQUEST_STEPS, type RequestStep } from "#domain/forwarding/forward-requests/request-steps.ts";
import { createStore } from "#ui/store.ts";
import type { StepState } from "./checkout-position.ts";

/** The steps as a customer sees them (FORWARDING-02). */
export const FORWARD_STEPS = [...REQUEST_STEPS, "pay"] as const;

interface Draft {
  slug: string;
  missing: readonly RequestStep[];
}

/** The draft as its page last saw it: the page saves without loading itself anew. */
export const shownDraft = createStore<Draft | null>(null);

/** Without a draft the parcels are still to be chosen. What is complete is done, in whichever order it was filled in. */
export function stepStates(draft: Draft | null): StepState[] {
  const missing: readonly string[] = draft?.missing ?? FORWARD_STEPS;
  const current = FORWARD_STEPS.find((step) => step === "pay" || missing.includes(step));
  return FORWARD_STEPS.map((step) => {
    if (step === current) return "current";
    return step === "pay" || missing.includes(step) ? "ahead" : "done";
  });
}

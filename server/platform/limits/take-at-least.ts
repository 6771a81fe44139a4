import { setTimeout } from "node:timers/promises";

/** Far longer than the work takes, so that the duration reveals nothing about it. */
const UNIFORM_MS = 250;

/** T003, T004: every answer takes the same time, whatever work it needed. */
export async function takeAtLeast<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(UNIFORM_MS)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

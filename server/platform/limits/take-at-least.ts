import { setTimeout } from "node:timers/promises";

/** Far more than the work behind it takes, so that the time tells nothing about it. */
const UNIFORM_MS = 250;

/** T003, T004: an answer comes after the same time, whatever there was to do for it. */
export async function takeAtLeast<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(UNIFORM_MS)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

import type { TrackedEvent } from "../../../domain/analytics/tracked-event.ts";

type Recorder = (event: TrackedEvent) => void;

/** As many as may wait for the visitor's choice. */
const MOST_WAITING = 50;
let waiting: TrackedEvent[] = [];
let record: Recorder | null = null;

/**
 * TRACK-01: notes what a visitor did. Until they have chosen, it waits in memory; who does not agree is not tracked,
 * and what waited is gone.
 */
export function track(event: TrackedEvent): void {
  if (record) record(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** From now on events go to the recorder, those that waited first. */
export function recordWith(recorder: Recorder): void {
  record = recorder;
  for (const event of waiting) recorder(event);
  waiting = [];
}

/** From now on nothing is tracked, and what waited is forgotten. */
export function recordNothing(): void {
  record = () => {};
  waiting = [];
}

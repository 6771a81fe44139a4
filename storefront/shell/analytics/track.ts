import type { TrackedEvent } from "#domain/marketing/analytics/tracked-event.ts";

type Recorder = (event: TrackedEvent) => void;

/** Of events that wait for the visitor's choice. */
const MOST_WAITING = 50;
let waiting: TrackedEvent[] = [];
let record: Recorder | null = null;

/**
 * TRACK-01: records an event. Until the visitor has chosen, events wait in memory; without consent they are discarded.
 */
export function track(event: TrackedEvent): void {
  if (record) record(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** Sends waiting events and all later ones to the recorder. */
export function recordWith(recorder: Recorder): void {
  record = recorder;
  for (const event of waiting) recorder(event);
  waiting = [];
}

/** Discards waiting events and all later ones. */
export function recordNothing(): void {
  record = () => {};
  waiting = [];
}

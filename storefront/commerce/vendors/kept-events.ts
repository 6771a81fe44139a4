import type { TrackedEvent } from "#domain/marketing/analytics/tracked-event.ts";

const KEY = "kept-events";
const MOST_KEPT = 50;

function read(): TrackedEvent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** An event on a page without vendors is reported by the next page that may have some. Only ever with consent. */
export function keepEvent(event: TrackedEvent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...read(), event].slice(-MOST_KEPT)));
  } catch {
    // A browser without storage reports less.
  }
}

export function takeKeptEvents(): TrackedEvent[] {
  const kept = read();
  forgetKeptEvents();
  return kept;
}

export function forgetKeptEvents(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
}

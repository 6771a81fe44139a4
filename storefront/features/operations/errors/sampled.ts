import { ERROR_SAMPLES } from "#domain/operations/errors/error-limits.ts";

/** Decided once for a tab, so that a session is followed as a whole or not at all. Without storage: for this document. */
export function isSampled(what: "traces" | "replays"): boolean {
  const key = `sampled-${what}`;
  const drawn = Math.random() < ERROR_SAMPLES[what] ? "1" : "0";
  try {
    const stored = sessionStorage.getItem(key) ?? drawn;
    sessionStorage.setItem(key, stored);
    return stored === "1";
  } catch {
    return drawn === "1";
  }
}

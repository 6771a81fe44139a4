import { RELOAD_GUARD_MS } from "../limits/screen.ts";

/**
 * A new build reloads the page, or only offers to while the visitor is busy; within 10 s of the last reload it does
 * neither, so that a stale cache cannot make the page reload for ever (BUILD-01).
 */
export function decideReload(facts: {
  current: string;
  /** The build that the server names, or undefined when it could not be asked. */
  latest: string | undefined;
  lastReloadAtMs: number | null;
  nowMs: number;
  /** Something typed, paid or uploaded would be lost. */
  busy: boolean;
}): "none" | "offer" | "reload" {
  const { current, latest, lastReloadAtMs, nowMs, busy } = facts;
  if (!latest || latest === current) return "none";
  if (lastReloadAtMs !== null && Math.abs(nowMs - lastReloadAtMs) < RELOAD_GUARD_MS) return "none";
  return busy ? "offer" : "reload";
}

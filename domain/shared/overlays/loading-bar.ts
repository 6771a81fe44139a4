import {
  LOADING_BAR_DURATION_MS,
  LOADING_BAR_HIDE_DELAY_MS,
  LOADING_BAR_RESET_DELAY_MS,
  LOADING_BAR_THROTTLE_MS,
} from "../limits/screen.ts";

const REFRESH_MS = 100;
const FULL_PERCENT = 100;

export interface LoadingBar {
  /** waiting: begun, not yet shown; finished: full, still shown; hidden: full, fading out. */
  phase: "idle" | "waiting" | "loading" | "finished" | "hidden";
  /** When the phase began; while loading, when the load began. */
  sinceMs: number;
  progressPercent: number;
  isVisible: boolean;
  hasError: boolean;
}

export type LoadingBarEvent = "start" | "finish" | "error" | "tick";

export const initialLoadingBar: LoadingBar = {
  phase: "idle",
  sinceMs: 0,
  progressPercent: 0,
  isVisible: false,
  hasError: false,
};

/** Rises ever more slowly: 50 % at half of the duration, never quite 100 %. */
function progressAfter(elapsedMs: number): number {
  const share = (2 / Math.PI) * Math.atan((2 * Math.max(0, elapsedMs)) / LOADING_BAR_DURATION_MS);
  return Math.min(share * FULL_PERCENT, FULL_PERCENT - 1);
}

function finished(nowMs: number, hasError: boolean): LoadingBar {
  return { phase: "finished", sinceMs: nowMs, progressPercent: FULL_PERCENT, isVisible: true, hasError };
}

function phaseEndMs(state: LoadingBar): number | null {
  switch (state.phase) {
    case "waiting":
      return state.sinceMs + LOADING_BAR_THROTTLE_MS;
    case "finished":
      return state.sinceMs + LOADING_BAR_HIDE_DELAY_MS;
    case "hidden":
      return state.sinceMs + LOADING_BAR_RESET_DELAY_MS;
    default:
      return null;
  }
}

function nextPhase(state: LoadingBar, endMs: number): LoadingBar {
  if (state.phase === "waiting") return { ...state, phase: "loading", isVisible: true };
  if (state.phase === "finished") return { ...state, phase: "hidden", sinceMs: endMs, isVisible: false };
  return initialLoadingBar;
}

/** Brings the state to the present, through every phase that has ended meanwhile. */
function advance(state: LoadingBar, nowMs: number): LoadingBar {
  const endMs = phaseEndMs(state);
  if (endMs !== null && nowMs >= endMs) return advance(nextPhase(state, endMs), nowMs);
  if (state.phase !== "loading") return state;
  return { ...state, progressPercent: Math.max(state.progressPercent, progressAfter(nowMs - state.sinceMs)) };
}

/**
 * The bar appears 200 ms after a start, unless it has finished before; rises toward 100 over 2000 ms; when finished or
 * failed it is full, hides after 500 ms and is reset 400 ms later (OVERLAY-04).
 */
export function loadingBar(state: LoadingBar, event: LoadingBarEvent, nowMs: number): LoadingBar {
  const present = advance(state, nowMs);
  const isBusy = present.phase === "waiting" || present.phase === "loading";
  switch (event) {
    case "start":
      return isBusy ? present : { ...initialLoadingBar, phase: "waiting", sinceMs: nowMs };
    case "finish":
      if (present.phase === "waiting") return initialLoadingBar;
      return present.phase === "loading" ? finished(nowMs, false) : present;
    case "error":
      return finished(nowMs, true);
    case "tick":
      return present;
  }
}

/** In how many milliseconds the next tick is due; null: none (OVERLAY-04). */
export function nextWakeUpMs(state: LoadingBar, nowMs: number): number | null {
  if (state.phase === "loading") return REFRESH_MS;
  const endMs = phaseEndMs(state);
  return endMs === null ? null : Math.max(0, endMs - nowMs);
}

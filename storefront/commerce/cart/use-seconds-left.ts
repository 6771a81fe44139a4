import { useEffect, useState } from "react";
import { secondsLeft } from "#domain/selling/cart/reservation-countdown.ts";

const TICK_MS = 1_000;

/** Counts down to a moment of the server's clock, independent of the browser's clock. */
export function useSecondsLeft(expiration: string, clockAheadMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return secondsLeft(expiration, now + clockAheadMs);
}

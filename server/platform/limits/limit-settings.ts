import { z } from "zod";
import {
  type AbuseLimits,
  CALL_LIMITS,
  type CallLimit,
  DEFAULT_LIMITS,
  HOLD_LIMITS,
} from "#domain/shared/limits/abuse-limits.ts";
import { DAY_MS, HOUR_MS } from "#domain/shared/time/durations.ts";

const SETTING = /^([a-z-]+)=(\d{1,9})(?:\/(\d{1,4})([smhd]))?$/;
const UNIT_MS = { s: 1_000, m: 60_000, h: HOUR_MS, d: DAY_MS } as const;

const isIn = <Names extends object>(names: Names, name: string): name is keyof Names & string =>
  Object.hasOwn(names, name);

/** The operator's limits: `cart-visitor=50/10m` for calls, `unpaid-orders-network=10` for unpaid orders and pieces. */
function readLimits(text: string, problem: (message: string) => void): AbuseLimits | null {
  if (text === "off") return null;
  const calls: Record<string, CallLimit> = { ...DEFAULT_LIMITS.calls };
  const holds: Record<string, number> = { ...DEFAULT_LIMITS.holds };
  for (const entry of text.split(",").map((part) => part.trim())) {
    const [, name = "", count, length, unit] = SETTING.exec(entry) ?? [];
    const windowMs = length && Number(length) * UNIT_MS[unit as keyof typeof UNIT_MS];
    if (isIn(CALL_LIMITS, name) && windowMs) calls[name] = { attempts: Number(count), windowMs };
    else if (isIn(HOLD_LIMITS, name) && !windowMs) holds[name] = Number(count);
    else problem(`must be "off", or a list such as cart-visitor=300/10m,unpaid-orders-network=30: ${entry}`);
  }
  return { calls, holds } as AbuseLimits;
}

/** The setting LIMITS; null: nothing is limited. */
export const limitSettings = z.string().transform((text, context) => {
  const problem = (message: string) => context.addIssue({ code: "custom", message });
  return readLimits(text, problem);
});

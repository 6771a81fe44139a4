import type { CallLog } from "../../calls/call-context.ts";
import { describeError } from "./log-fields.ts";

/** The numbers of the levels in our logs. */
const LEVELS = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: Number.POSITIVE_INFINITY };

/** A log outside of requests, in lines like those of requests: what is known stays in fields of its own. */
export function jsonLog(lowest: string, write: (line: string) => void): CallLog {
  const lowestLevel = LEVELS[lowest as keyof typeof LEVELS] ?? LEVELS.info;
  const at = (level: number) => (details: object, msg: string) => {
    if (level < lowestLevel) return;
    const err = "err" in details ? { err: describeError(details.err) } : {};
    write(`${JSON.stringify({ level, time: Date.now(), ...details, ...err, msg })}\n`);
  };
  return { warn: at(LEVELS.warn), error: at(LEVELS.error) };
}

import { type ZodType, z } from "zod";
import { storableJson } from "#platform/http/storable-json.ts";
import type { CarrierEvent, ReadPush } from "./carrier.ts";

/** The longest texts of a report that are kept. */
const LONGEST = 100;

export const reportedText = z.string().max(LONGEST);
/** With its offset, as both carriers write it. */
export const reportedMoment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** A signed body that cannot be read is refused: the carrier sends it again, and somebody looks at it. */
export function readBody<Body>(body: Buffer, shape: ZodType<Body>, eventsOf: (read: Body) => CarrierEvent[]): ReadPush {
  const read = shape.safeParse(parsed(body));
  return read.success ? { result: "events", events: eventsOf(read.data) } : { result: "refused", reason: "unreadable" };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(storableJson(body.toString("utf8")));
  } catch {
    return null;
  }
}

import type { FeedCarrier } from "#domain/selling/delivery/courier.ts";
import { dpd } from "./dpd.ts";
import type { FeedFormat, FeedPoint } from "./feed-point.ts";
import { lpExpress } from "./lp-express.ts";
import { omniva } from "./omniva.ts";
import { postnl } from "./postnl.ts";
import { smartposti } from "./smartposti.ts";
import { venipak } from "./venipak.ts";

const FORMATS: Readonly<Record<FeedCarrier, FeedFormat>> = {
  omniva,
  dpd,
  "lp-express": lpExpress,
  venipak,
  smartposti,
  postnl,
};

export interface FeedReading {
  points: FeedPoint[];
  /** Entries without a required field, and duplicates. */
  leftOut: number;
}

/** More than the largest list by far. */
const MOST_CHARACTERS = 30_000_000;

export class UnreadableFeed extends Error {}

/** The points of a carrier's list; an entry that cannot be read is left out and counted. */
export function readFeed(carrier: FeedCarrier, text: string): FeedReading {
  const { entries, entry } = FORMATS[carrier];
  const list = entries.safeParse(parse(text));
  if (!list.success) throw new UnreadableFeed("it is not the list that was expected");
  const points = new Map<string, FeedPoint>();
  let leftOut = 0;
  for (const each of list.data) {
    const read = entry.safeParse(each);
    if (!read.success || (read.data && points.has(read.data.externalId))) leftOut++;
    else if (read.data) points.set(read.data.externalId, read.data);
  }
  return { points: [...points.values()], leftOut };
}

function parse(text: string): unknown {
  if (text.length > MOST_CHARACTERS) throw new UnreadableFeed("it is too long");
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFeed("it is not JSON");
  }
}

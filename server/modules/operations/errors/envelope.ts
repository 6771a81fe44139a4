import { z } from "zod";

/** One part of what a browser sends: a header, and its payload. */
export interface EnvelopeItem {
  type: string;
  payload: Buffer;
}

const NEWLINE = 0x0a;
const MOST_ITEMS = 20;
const itemHeader = z.object({ type: z.string().max(40), length: z.int().min(0).optional() });

/**
 * Reads an envelope: a line of JSON about the whole, then for each item a line about it and its payload, which is as long as
 * its header says or ends with the line. Null for what is none.
 */
export function readEnvelope(body: Buffer): EnvelopeItem[] | null {
  const [head, start] = lineAt(body, 0);
  if (json(head) === undefined) return null;
  const items: EnvelopeItem[] = [];
  for (let at = start; at < body.length && items.length < MOST_ITEMS; ) {
    const [line, next] = lineAt(body, at);
    if (line.length === 0) {
      at = next;
      continue;
    }
    const header = itemHeader.safeParse(json(line));
    if (!header.success) return null;
    const { type, length } = header.data;
    const end = length === undefined ? lineEnd(body, next) : next + length;
    if (end > body.length) return null;
    items.push({ type, payload: body.subarray(next, end) });
    at = body[end] === NEWLINE ? end + 1 : end;
  }
  return items;
}

function lineEnd(body: Buffer, at: number): number {
  const end = body.indexOf(NEWLINE, at);
  return end === -1 ? body.length : end;
}

function lineAt(body: Buffer, at: number): [line: Buffer, next: number] {
  const end = lineEnd(body, at);
  return [body.subarray(at, end), end + 1];
}

/** Undefined for what is no JSON. */
export function json(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

import type { IncomingMessage } from "node:http";
import { hasControlCharacter } from "#domain/shared/text/control-characters.ts";

export const MAX_URL_LENGTH = 8_192;
const ALLOWED_METHODS = new Set(["GET", "HEAD", "POST"]);
const PLAIN_PATH = /^[\w/.-]*$/;
const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::(\d{1,5}))?$/i;
const IPV6_HOST = /^\[[0-9a-f:.]+\](?::(\d{1,5}))?$/i;

/** Why a request is refused before anything else looks at it, as an HTTP status, or null when it may pass. */
export function refusalStatus(request: IncomingMessage): number | null {
  const url = request.url ?? "";
  if (!ALLOWED_METHODS.has(request.method ?? "")) return 405;
  if (url.length > MAX_URL_LENGTH) return 414;
  if (!isCleanPath(url) || countHeader(request, "host") !== 1) return 400;
  return null;
}

/** A path that no proxy or browser can mistake for a host, a header or another path. */
function isCleanPath(url: string): boolean {
  if (!url.startsWith("/")) return false;
  const [path = ""] = url.split("?", 1);
  // Nearly every address is as plain as this, and the checks below cost every request time.
  if (PLAIN_PATH.test(path)) return true;
  if (path.includes("\\") || hasControlCharacter(path)) return false;
  if (/%(?:0[0-9a-f]|1[0-9a-f]|5c|7f)/i.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function countHeader(request: IncomingMessage, name: string): number {
  let count = 0;
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    if (request.rawHeaders[index]?.toLowerCase() === name) count += 1;
  }
  return count;
}

/** The host name without its port, or null when the header is not a plain host (T044). */
export function hostName(header: string | undefined): string | null {
  if (!header) return null;
  const match = HOST.exec(header) ?? IPV6_HOST.exec(header);
  if (!match) return null;
  if (match[1] !== undefined && Number(match[1]) > 65_535) return null;
  return header.replace(/:\d{1,5}$/, "").toLowerCase();
}

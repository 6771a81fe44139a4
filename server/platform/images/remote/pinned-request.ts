import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIPv4 } from "node:net";
import { RefusedSource, UnreachableSource } from "../image-source.ts";

export interface Dialling {
  /** All addresses of a name. */
  resolve: (host: string) => Promise<string[]>;
  isPublic: (address: string) => boolean;
}

/** No cookies, no authorization, and no compression. */
const HEADERS = {
  accept: "image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8",
  "accept-encoding": "identity",
  "user-agent": "Crossdock-Images",
};

/**
 * Connects to the very IP address that was checked: a name that is resolved again when connecting could mean another
 * machine (T098).
 */
export async function pinnedRequest(url: URL, dialling: Dialling, signal: AbortSignal): Promise<IncomingMessage> {
  const host = await publicAddress(url.hostname, dialling, signal);
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request({
      host,
      port: url.port || (url.protocol === "https:" ? 443 : 80),
      servername: url.hostname,
      path: url.pathname + url.search,
      headers: { ...HEADERS, host: url.host },
      agent: false,
      signal,
    });
    sent.once("response", resolve);
    sent.once("error", (cause) => reject(new UnreachableSource("the host could not be asked", { cause })));
    sent.end();
  });
}

async function publicAddress(host: string, { resolve, isPublic }: Dialling, signal: AbortSignal): Promise<string> {
  const addresses = await Promise.race([resolve(host), aborted(signal)]).catch((cause) => {
    throw new UnreachableSource("the host's name could not be looked up", { cause });
  });
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublic)) throw new RefusedSource("an address that is not public");
  return addresses.find(isIPv4) ?? first;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

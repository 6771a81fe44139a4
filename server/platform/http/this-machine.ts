import { BlockList, isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendPlainPage } from "./plain-page.ts";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Also ::ffff:127.0.0.1, the form of a dual-stack socket. */
const isLoopback = (address: string): boolean =>
  isIP(address) > 0 && LOOPBACK.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");

/**
 * Whether a request was made on this machine. A request through a proxy on this machine counts only if the proxy is
 * trusted and reports a local client.
 */
function isOfThisMachine({ raw, ip, headers }: FastifyRequest, hasProxies: boolean): boolean {
  const isPassedOn = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return isLoopback(raw.socket.remoteAddress ?? "") && isLoopback(ip) && (hasProxies || !isPassedOn);
}

interface Options {
  /** Selects the requests that only this machine may make. */
  isKept: (request: FastifyRequest) => boolean;
  hasProxies: boolean;
  /** The answer to other machines; it says how to open access. */
  sentence: string;
}

/** Refuses the selected requests of other machines. */
export function keepOnThisMachine(server: FastifyInstance, { isKept, hasProxies, sentence }: Options): void {
  server.addHook("onRequest", (request, reply, done) => {
    if (!isKept(request) || isOfThisMachine(request, hasProxies)) return done();
    sendPlainPage(reply, 403, sentence);
  });
}

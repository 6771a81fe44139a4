import { BlockList, isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendPlainPage } from "./plain-page.ts";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Also as ::ffff:127.0.0.1, which is what a socket of both families says. */
const isLoopback = (address: string): boolean =>
  isIP(address) > 0 && LOOPBACK.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");

/**
 * Whether a request was made on this machine. One that a proxy on this machine passed on was not, unless the proxy is
 * trusted and says so.
 */
function isOfThisMachine({ raw, ip, headers }: FastifyRequest, hasProxies: boolean): boolean {
  const isPassedOn = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  return isLoopback(raw.socket.remoteAddress ?? "") && isLoopback(ip) && (hasProxies || !isPassedOn);
}

interface Options {
  /** What nobody else may reach. */
  isKept: (request: FastifyRequest) => boolean;
  hasProxies: boolean;
  /** For who asks from elsewhere: how it can be opened. */
  sentence: string;
}

/** Keeps what only people at this machine may reach from everybody else. */
export function keepOnThisMachine(server: FastifyInstance, { isKept, hasProxies, sentence }: Options): void {
  server.addHook("onRequest", (request, reply, done) => {
    if (!isKept(request) || isOfThisMachine(request, hasProxies)) return done();
    sendPlainPage(reply, 403, sentence);
  });
}

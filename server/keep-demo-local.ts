import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "./platform/config.ts";
import { hostName } from "./platform/http/request-checks.ts";
import { keepOnThisMachine } from "./platform/http/this-machine.ts";

const SENTENCE = "This part of the demo answers its own machine only. DEMO_OPEN=1 opens it to others.";

/** The outbox and the other tools of the demo, and their pages in a language. */
const DEV_PATH = /^\/(?:[a-z]{2}\/)?dev(?:\/|$)/;

/**
 * The demo's accounts have a published password, its back office shows the second factor, and its outbox has every link:
 * all of them are for this machine only, unless DEMO_OPEN says otherwise.
 */
export function keepDemoLocal(server: FastifyInstance, config: Config): void {
  if (!config.demo || config.demoOpen) return;
  const staffHost = config.backofficeUrl === undefined ? null : new URL(config.backofficeUrl).hostname;
  keepOnThisMachine(server, {
    isKept: (request) => hostName(request.host) === staffHost || isOfDemo(request),
    hasProxies: config.trustedProxies.length > 0,
    sentence: SENTENCE,
  });
}

/** Routes are found by the decoded path. */
function isOfDemo({ url, routeOptions }: FastifyRequest): boolean {
  const [path = ""] = url.split("?", 1);
  return DEV_PATH.test(decodeURIComponent(path)) || DEV_PATH.test(routeOptions.url ?? "");
}

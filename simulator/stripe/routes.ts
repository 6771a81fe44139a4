import { type Answer, type Asked, header, type Route } from "../http.ts";
import { HEADERS, PATHS, STRIPE_ACCOUNT } from "../protocol.ts";
import type { World } from "../world.ts";
import { createRefund, getIntent, getRefund, listRefunds } from "./refunds.ts";
import { unknownKey } from "./refusals.ts";
import { createSession, expireSession, getSession } from "./sessions.ts";

const { sessions, paymentIntents, refunds } = PATHS.stripe;

/** The parts of Stripe's API that take payments by Checkout Sessions. */
export function stripeRoutes(world: World): Route[] {
  const ask = (method: Route["method"], path: string, run: (world: World, asked: Asked) => Answer): Route => ({
    method,
    path,
    handle: (asked) => {
      if (!isKnown(asked)) return unknownKey;
      const key = method === "POST" ? header(asked.headers, HEADERS.stripeIdempotency) : "";
      return world.repeated.once(key && `stripe ${key}`, asked.path + asked.body, () => run(world, asked));
    },
  });
  return [
    ask("POST", sessions, createSession),
    ask("GET", `${sessions}/:id`, getSession),
    ask("POST", `${sessions}/:id/expire`, expireSession),
    ask("GET", `${paymentIntents}/:id`, getIntent),
    ask("POST", refunds, createRefund),
    ask("GET", refunds, listRefunds),
    ask("GET", `${refunds}/:id`, getRefund),
  ];
}

const isKnown = ({ headers }: Asked): boolean => headers.authorization === `Bearer ${STRIPE_ACCOUNT.secretKey}`;

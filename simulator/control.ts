import type { BrokenAnswer } from "./broken-answers.ts";
import { type Answer, type Asked, json, type Route, readJson } from "./http.ts";
import type { Notification, Release } from "./notifier.ts";
import { PATHS } from "./protocol.ts";
import { withSwitches } from "./switches.ts";
import type { World } from "./world.ts";

const { control } = PATHS;
const done: Answer = json(200, { status: true });

/** Lets tests read and set charges, notifications and broken answers. */
export function controlRoutes(world: World): Route[] {
  const { ledger, notifier, brokenAnswers, switches } = world;
  const list = (path: string, read: () => Iterable<unknown>): Route => ({
    method: "GET",
    path,
    handle: () => json(200, [...read()]),
  });
  const order = (path: string, run: (body: Record<string, unknown>) => unknown): Route => ({
    method: "POST",
    path,
    handle: async ({ body }: Asked) => {
      await run(readJson(body));
      return done;
    },
  });
  return [
    list(control.purchases, () => ledger.purchases.values()),
    list(control.charges, () => ledger.charges.values()),
    list(control.refunds, () => ledger.refunds.values()),
    list(control.notifications, () => notifier.all().map(described)),
    order(control.notifications, (body) => {
      switches.usual = withSwitches(switches.usual, body);
    }),
    order(control.release, (body) => notifier.release({ ...USUAL_RELEASE, ...(body as Partial<Release>) })),
    order(control.resend, ({ purchase }) => notifier.resend(String(purchase))),
    order(control.answers, (body) => {
      if (body.kind === undefined) brokenAnswers.clear();
      else brokenAnswers.add({ ...USUAL_BREAKAGE, ...(body as Partial<BrokenAnswer>) });
    }),
    order(control.shop, ({ url }) => {
      world.addresses.shop = String(url);
    }),
    order(control.reset, world.reset),
  ];
}

const USUAL_RELEASE: Release = { order: "given", seed: 1, copies: 1, inTurn: true };
const USUAL_BREAKAGE: BrokenAnswer = { path: "/v", kind: "500", seconds: 0, times: 1, hasEffect: false };

/** With the request as it would be sent now, for tests that send it themselves. */
const described = ({ sign, isAccepted, ...rest }: Notification) => ({ ...rest, request: sign() });

import { createHmac } from "node:crypto";
import { newId, type Purchase } from "../ledger.ts";
import { CALLBACK_PATHS, HEADERS, STRIPE_ACCOUNT } from "../protocol.ts";
import type { World } from "../world.ts";

/** Notifies the shop as Stripe does: with the present object, signed when it is sent. */
export function announce(world: World, purchase: Purchase, type: string, object: object): void {
  const body = JSON.stringify({
    id: newId("evt_"),
    object: "event",
    type,
    livemode: false,
    created: Math.floor(Date.now() / 1_000),
    data: { object },
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  });
  world.notifier.announce(purchase, {
    kind: type,
    isAccepted: ({ status }) => status >= 200 && status < 300,
    sign: () => ({
      method: "POST",
      url: `${world.addresses.shop}${CALLBACK_PATHS.stripe}`,
      headers: { "content-type": "application/json; charset=utf-8", [HEADERS.stripeSignature]: stripeSignature(body) },
      body,
    }),
  });
}

export function stripeSignature(body: string, at = Date.now(), secret = STRIPE_ACCOUNT.webhookSecret): string {
  const time = Math.floor(at / 1_000);
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
}

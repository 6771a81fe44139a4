import type { Message } from "#simulator/deliver.ts";
import { HEADERS } from "#simulator/protocol.ts";
import { stripeSignature } from "#simulator/stripe/events.ts";
import type { StartedPurchase } from "./purchase.ts";
import type { RawRequest } from "./send.ts";
import type { Shop } from "./shop.ts";
import type { SentNotification } from "./simulator-control.ts";

/** Pays at the provider and returns the notification that the simulator holds back, for the scenario to send. */
export async function payHeld(shop: Shop, { start }: StartedPurchase): Promise<RawRequest> {
  await shop.simulator.press(start.redirect_url ?? "", "pay");
  return asRequest((await shop.simulator.announced(start.payment ?? "")).request);
}

function asRequest({ method, url, headers, body }: Message): RawRequest {
  const { host, pathname, search } = new URL(url);
  return { method, path: `${pathname}${search}`, headers: { ...headers, host }, body };
}

/** An earlier notification of the same session: expired without a payment. */
export function calledOff({ request }: SentNotification): RawRequest {
  const paid = JSON.parse(request.body);
  const session = { ...paid.data.object, status: "expired", payment_status: "unpaid", payment_intent: null };
  const event = { ...paid, id: `${paid.id}_off`, type: "checkout.session.expired", data: { object: session } };
  const body = JSON.stringify(event);
  const headers = { ...request.headers, [HEADERS.stripeSignature]: stripeSignature(body) };
  return asRequest({ ...request, headers, body });
}

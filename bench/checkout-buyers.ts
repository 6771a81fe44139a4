import { Agent, request as openRequest } from "node:http";
import { text } from "node:stream/consumers";
import { PROVIDER } from "../domain/money/payments/provider.ts";
import { type Buyer, newBuyer } from "../e2e/faults/rig/buyer.ts";
import { pay, prepareCheckout } from "../e2e/faults/rig/checkout.ts";
import { addCustomer } from "../e2e/faults/rig/customers.ts";
import type { RawReply, RawRequest } from "../e2e/faults/rig/send.ts";
import type { Shop } from "../e2e/faults/rig/shop.ts";

export const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Reuses connections, as a browser or a proxy does. */
export function sendKeptAlive(port: number, { method, path, headers, body }: RawRequest): Promise<RawReply> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = openRequest({ port, agent, method, path, headers }, async (answer) => {
      const received = await text(answer);
      const cookie = answer.headers["set-cookie"]?.[0];
      const replyHeaders: Record<string, string> = cookie ? { "set-cookie": cookie } : {};
      resolve({
        status: answer.statusCode ?? 0,
        headers: replyHeaders,
        body: received,
        tookMs: performance.now() - startedAt,
      });
    });
    outgoing.on("error", reject).end(body);
  });
}

export type Kind = "guest by card" | "customer by balance";

interface Payer {
  kind: Kind;
  next(): Promise<Buyer>;
}

/** A new guest for each checkout; customers are reused, because registering them would be measured too. */
export async function payersOf(shop: Shop, kind: Kind, parallel: number): Promise<Payer> {
  if (kind === "guest by card") return { kind, next: async () => newBuyer(shop, {}, sendKeptAlive) };
  const customers = await Promise.all(Array.from({ length: parallel }, () => addCustomer(shop, 100_000_000)));
  let last = 0;
  return { kind, next: async () => (customers[last++ % parallel] ?? customers[0])?.open(sendKeptAlive) as Buyer };
}

/** A whole checkout; a guest's ends on the provider's page, after which the provider notifies the shop. */
export async function checkOut(
  shop: Shop,
  { kind, next }: Payer,
  goods: readonly number[],
  onAnswered = () => {},
): Promise<void> {
  const variantId = goods[Math.floor(Math.random() * goods.length)] ?? 0;
  const isGuest = kind === "guest by card";
  const checkout = await prepareCheckout(await next(), {
    lines: [{ variantId, quantity: 1 }],
    provider: isGuest ? PROVIDER.card : PROVIDER.balance,
    usesBalance: !isGuest,
  });
  const { body } = await pay(checkout);
  onAnswered();
  if (isGuest) await shop.simulator.press(body.redirect_url ?? "", "pay");
  else if (body.result !== "done") throw new Error(`pay was answered with ${JSON.stringify(body)}`);
}

import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import type { Buyer, Reply } from "./buyer.ts";
import { payRequest, type ReadyCheckout } from "./checkout.ts";
import { type RawRequest, sendTogether } from "./send.ts";
import type { Shop } from "./shop.ts";

export interface Asked {
  buyer: Buyer;
  request: RawRequest;
}

/** Requests of several buyers, or of one buyer's tabs, that reach the shop in the same moment. */
export async function callTogether<Body>(shop: Shop, asked: readonly Asked[]): Promise<Reply<Body>[]> {
  const replies = await sendTogether(
    shop.port,
    asked.map(({ request }) => request),
  );
  return asked.flatMap(({ buyer, request }, index) => {
    const reply = replies[index];
    return reply ? buyer.receive<Body>(request, reply) : [];
  });
}

/** All checkouts are paid at once, each with its own idempotency key. */
export const payTogether = (shop: Shop, checkouts: readonly ReadyCheckout[]): Promise<Reply<PaymentStart>[]> =>
  callTogether(
    shop,
    checkouts.map((checkout) => ({ buyer: checkout.buyer, request: payRequest(checkout) })),
  );

/** The providers' pages, each once. */
export const redirectsOf = (replies: readonly Reply<PaymentStart>[]): string[] => [
  ...new Set(replies.flatMap(({ body }) => body?.redirect_url ?? [])),
];

/** How often each result was answered; other answers count under their status. */
export function tally(replies: readonly Reply<{ result?: string }>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of replies) {
    const name = status === 200 ? String(body.result) : String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

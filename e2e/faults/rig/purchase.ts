import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { newBuyer } from "./buyer.ts";
import { pay, prepareCheckout, type ReadyCheckout } from "./checkout.ts";
import type { Shop } from "./shop.ts";
import { stockVariants } from "./stock.ts";

export interface StartedPurchase {
  checkout: ReadyCheckout;
  start: PaymentStart;
  variantId: number;
}

/** A guest's checkout of one piece that is ready to be paid. */
export async function readyCheckout(shop: Shop, provider: ProviderId = PROVIDER.card, pieces = 3) {
  const [variantId = 0] = await stockVariants(shop, 1, pieces);
  const checkout = await prepareCheckout(newBuyer(shop), { lines: [{ variantId, quantity: 1 }], provider });
  return { checkout, variantId };
}

/** A payment that was started, with the payer on the provider's page. */
export async function startPurchase(shop: Shop, provider?: ProviderId): Promise<StartedPurchase> {
  const { checkout, variantId } = await readyCheckout(shop, provider);
  const { status, body } = await pay(checkout);
  if (body.result !== "redirect") throw new Error(`pay was answered with ${status}: ${JSON.stringify(body)}`);
  return { checkout, variantId, start: body };
}

import type { Purchase } from "../ledger.ts";
import type { TillActions } from "../till/actions.ts";
import type { World } from "../world.ts";
import { announce } from "./events.ts";
import { orderObject } from "./objects.ts";

/** At PayPal the payer only approves; the outcome of the capture is what they chose on the page. */
export const paypalTill: TillActions = {
  pay: (world, purchase) => approve(world, purchase, "succeed"),
  decline: (world, purchase) => approve(world, purchase, "decline"),
  payLater: (world, purchase) => approve(world, purchase, "wait"),
  failLater: (world, purchase) => approve(world, purchase, "wait, then fail"),
  cancel: (_world, { cancelUrl, id }) => withParameters(cancelUrl, { token: id }),
};

function approve(world: World, purchase: Purchase, onCapture: Purchase["onCapture"]): string {
  purchase.state = "approved";
  purchase.onCapture = onCapture;
  announce(world, purchase, "CHECKOUT.ORDER.APPROVED", orderObject(world, purchase));
  return withParameters(purchase.returnUrl, { token: purchase.id, PayerID: "SIMULATEDPAYER" });
}

function withParameters(url: string, parameters: Record<string, string>): string {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(parameters)) changed.searchParams.set(name, value);
  return changed.href;
}

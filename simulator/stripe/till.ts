import { newId, type Purchase } from "../ledger.ts";
import type { TillActions } from "../till/actions.ts";
import type { World } from "../world.ts";
import { paymentError } from "./decline-codes.ts";
import { announce } from "./events.ts";
import { intentObject, sessionObject } from "./objects.ts";

/** The outcome of the payer's choice at Stripe: the page stays open after a refused card, and when the payer leaves. */
export const stripeTill: TillActions = {
  pay: (world, purchase) => {
    world.take(purchase, newId("ch_"));
    notify(world, purchase, "checkout.session.completed");
    return back(purchase);
  },
  payLater: (world, purchase) => {
    wait(world, purchase);
    world.whenDue(purchase, () => {
      world.take(purchase, newId("ch_"));
      notify(world, purchase, "checkout.session.async_payment_succeeded");
    });
    return back(purchase);
  },
  failLater: (world, purchase) => {
    wait(world, purchase);
    world.whenDue(purchase, () => {
      purchase.state = "failed";
      notify(world, purchase, "checkout.session.async_payment_failed");
    });
    return back(purchase);
  },
  decline: (world, purchase) => {
    const refused = { ...intentObject(purchase), last_payment_error: paymentError(purchase.reason) };
    announce(world, purchase, "payment_intent.payment_failed", refused);
    return "declined here";
  },
  cancel: (_world, { cancelUrl }) => cancelUrl,
};

const notify = (world: World, purchase: Purchase, type: string) =>
  announce(world, purchase, type, sessionObject(world, purchase));

const back = ({ returnUrl, id }: Purchase): string => returnUrl.replaceAll("{CHECKOUT_SESSION_ID}", id);

function wait(world: World, purchase: Purchase): void {
  purchase.state = "pending";
  notify(world, purchase, "checkout.session.completed");
}

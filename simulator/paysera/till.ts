import { newId, type Purchase } from "../ledger.ts";
import type { TillActions } from "../till/actions.ts";
import type { World } from "../world.ts";
import { signedParameters } from "./data.ts";

/** As Paysera counts: not executed, executed, accepted but not executed yet. */
const STATUS = { failed: "0", paid: "1", accepted: "2" } as const;

/** The outcome of the payer's choice, which Paysera reports by callback and by the address the payer returns to. */
export const payseraTill: TillActions = {
  pay: (world, purchase) => {
    world.take(purchase, newId("").slice(0, 12));
    announce(world, purchase, STATUS.paid);
    return withSigned(world, purchase.returnUrl, purchase, STATUS.paid);
  },
  payLater: (world, purchase) => {
    world.whenDue(purchase, () => {
      world.take(purchase, newId("").slice(0, 12));
      announce(world, purchase, STATUS.paid);
    });
    return wait(world, purchase);
  },
  failLater: (world, purchase) => {
    world.whenDue(purchase, () => {
      purchase.state = "failed";
      announce(world, purchase, STATUS.failed);
    });
    return wait(world, purchase);
  },
  decline: (world, purchase) => {
    purchase.state = "failed";
    announce(world, purchase, STATUS.failed);
    return purchase.cancelUrl;
  },
  cancel: (_world, { cancelUrl }) => cancelUrl,
};

function wait(world: World, purchase: Purchase): string {
  purchase.state = "pending";
  announce(world, purchase, STATUS.accepted);
  return withSigned(world, purchase.returnUrl, purchase, STATUS.accepted);
}

function announce(world: World, purchase: Purchase, status: string): void {
  const url = withSigned(world, purchase.callbackUrl, purchase, status);
  world.notifier.announce(purchase, {
    kind: `status ${status}`,
    isAccepted: (answer) => answer.status === 200 && answer.body.startsWith("OK"),
    sign: () => ({ method: "GET", url, headers: {}, body: "" }),
  });
}

function withSigned(world: World, url: string, purchase: Purchase, status: string): string {
  const { charge, amount, currency, details, id } = purchase;
  const fields = {
    ...(details.fields as Record<string, string>),
    status,
    requestid: charge?.id ?? id,
    amount: String(charge?.amount ?? amount),
    currency: charge?.currency ?? currency,
    payamount: String(charge?.amount ?? amount),
    paycurrency: charge?.currency ?? currency,
  };
  const changed = new URL(url);
  for (const [name, value] of Object.entries(signedParameters(world, fields))) changed.searchParams.set(name, value);
  return changed.href;
}

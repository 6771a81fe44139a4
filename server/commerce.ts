import type { Money } from "../domain/money/money.ts";
import { type CartModule, openCart } from "./modules/cart/index.ts";
import type { Catalogue } from "./modules/catalog/index.ts";
import { type Checkout, openCheckout } from "./modules/checkout/index.ts";
import { type Delivery, openDelivery } from "./modules/delivery/index.ts";
import type { QueueMail } from "./modules/mail/index.ts";
import { type Orders, openOrders } from "./modules/orders/index.ts";
import { openPayments, type PaymentProvider, type Payments } from "./modules/payments/index.ts";
import type { StorefrontDirectory } from "./modules/storefronts/index.ts";
import type { CallLog } from "./platform/calls/call-context.ts";
import type { ChangeFeed } from "./platform/database/change-feed.ts";
import type { Database } from "./platform/database/open-database.ts";
import type { Jobs } from "./platform/jobs/open-jobs.ts";

/** Everything between a cart and a parcel that has arrived. */
export interface Commerce {
  delivery: Delivery;
  cart: CartModule;
  orders: Orders;
  payments: Payments;
  checkout: Checkout;
}

interface CommerceParts {
  db: Database;
  catalogue: Catalogue;
  changes: ChangeFeed;
  directory: StorefrontDirectory;
  jobs: Pick<Jobs, "define" | "enqueue" | "work" | "schedule">;
  queueMail: QueueMail;
  providers: readonly PaymentProvider[];
  checkAfterSeconds?: number | undefined;
  log: CallLog;
  now: () => Date;
}

export async function openCommerce(parts: CommerceParts): Promise<Commerce> {
  const { db, catalogue, changes, directory, jobs, queueMail, providers, checkAfterSeconds, log, now } = parts;
  const delivery = await openDelivery({ db, changes, log, now });
  const cart = openCart({ catalogue, delivery });
  const orders = await openOrders({ db, jobs, queueMail, directory, payments: () => payments });
  const payments: Payments = await openPayments({
    db,
    jobs,
    changes,
    payables: [orders.payable],
    providers,
    storefronts: directory,
    convertFromEuro: fromEuroBy(delivery, directory, now),
    log,
    checkAfterSeconds,
  });
  const checkout = await openCheckout({ db, now, catalogue, cart, delivery, payments, orders: orders.payable });
  return { delivery, cart, orders, payments, checkout };
}

/** Payments know currencies by their names. */
function fromEuroBy(delivery: Delivery, directory: StorefrontDirectory, now: () => Date) {
  return (amount: Money, iso: string): Money => {
    const currencies = directory.all().flatMap((storefront) => storefront.currencies);
    const currency = currencies.find(({ iso_code }) => iso_code === iso);
    const converted = currency && delivery.convertFromEuro(amount, currency.id, now().toISOString().slice(0, 10));
    if (converted === undefined || converted === null) throw new Error(`There is no rate for ${iso}`);
    return converted;
  };
}

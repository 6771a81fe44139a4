import { type CartModule, openCart } from "./modules/cart/index.ts";
import type { Catalogue } from "./modules/catalog/index.ts";
import { type Delivery, openDelivery } from "./modules/delivery/index.ts";
import type { KeepingParts } from "./platform/database/kept-in-memory.ts";
import type { Database } from "./platform/database/open-database.ts";

/** Everything between a cart and a parcel that has arrived. */
export interface Commerce {
  delivery: Delivery;
  cart: CartModule;
}

interface CommerceParts extends KeepingParts {
  db: Database;
  catalogue: Catalogue;
  now: () => Date;
}

export async function openCommerce({ db, catalogue, changes, log, now }: CommerceParts): Promise<Commerce> {
  const delivery = await openDelivery({ db, changes, log, now });
  return { delivery, cart: openCart({ catalogue, delivery }) };
}

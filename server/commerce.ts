import { type Delivery, openDelivery } from "./modules/delivery/index.ts";
import type { KeepingParts } from "./platform/database/kept-in-memory.ts";
import type { Database } from "./platform/database/open-database.ts";

/** Everything between a cart and a parcel that has arrived. */
export interface Commerce {
  delivery: Delivery;
}

interface CommerceParts extends KeepingParts {
  db: Database;
  now: () => Date;
}

export async function openCommerce({ db, changes, log, now }: CommerceParts): Promise<Commerce> {
  const delivery = await openDelivery({ db, changes, log, now });
  return { delivery };
}

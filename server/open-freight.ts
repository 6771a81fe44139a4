import { type Customs, openCustoms } from "./modules/customs/index.ts";
import { type Delivery, openDelivery } from "./modules/delivery/index.ts";
import type { Infrastructure } from "./shop.ts";

export interface FreightModules {
  delivery: Delivery;
  customs: Customs;
}

/** Each needs the other: duties the rates of currencies, freight the methods that goods may not travel by. */
export async function openFreight({ db, changes, log, now }: Infrastructure): Promise<FreightModules> {
  const delivery = await openDelivery({
    db,
    changes,
    log,
    now,
    refusedMethods: (hsCodes, countryId) => customs.refusedMethods(hsCodes, countryId),
  });
  const customs = await openCustoms({ db, changes, log, rates: delivery });
  return { delivery, customs };
}

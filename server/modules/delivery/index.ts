export { createDeliveryCalls } from "./calls.ts";
export { type Delivery, openDelivery } from "./delivery.ts";
export { importPickupPoints } from "./feeds/import-points.ts";
export { scheduleImports } from "./feeds/schedule-imports.ts";
export type { CourierOffer, CourierQuery } from "./offer-couriers.ts";
export type { FreightScope, TariffRecord } from "./quote-freight.ts";
export { courierFees, couriers, freightDiscounts } from "./tables.ts";

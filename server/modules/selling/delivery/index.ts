export { type Delivery, openDelivery } from "./delivery.ts";
export { importPickupPoints } from "./feeds/import-points.ts";
export { deliveryModule } from "./module.ts";

export { createDelivery, type Delivery } from "./delivery.ts";
export { importPickupPoints } from "./feeds/import-points.ts";
export { deliveryModule } from "./module.ts";

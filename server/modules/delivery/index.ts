export { createDeliveryCalls } from "./calls.ts";
export { type Delivery, openDelivery } from "./delivery.ts";
export { importPickupPoints } from "./feeds/import-points.ts";
export { scheduleImports } from "./feeds/schedule-imports.ts";

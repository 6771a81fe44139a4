export type { LabelRequest } from "./carriers/carrier.ts";
export { configuredCarriers } from "./carriers/configured-carriers.ts";
export { giveNumber } from "./give-number.ts";
export { shipmentsModule } from "./module.ts";
export { forgetShipments } from "./personal-data.ts";
export { recordForSubject, recordForSubjects } from "./record-events.ts";
export { readAllTracked, readTracked, type TrackingEventRow } from "./shipment-store.ts";
export { createShipments } from "./shipments.ts";
export type { TrackedSubject, ViewOptions } from "./subject.ts";

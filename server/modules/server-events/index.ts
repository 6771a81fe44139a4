export { listIntegrations, setIntegration } from "./integration-store.ts";
export { serverEventsModule } from "./module.ts";
export type { ServerEvents } from "./server-events.ts";

export { listIntegrations, setIntegration } from "./integration-store.ts";
export { integrationsModule } from "./module.ts";
export type { ServerEvents } from "./server-events.ts";

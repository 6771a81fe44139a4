export { listIntegrations, setIntegration } from "./integration-store.ts";
export { openServerEvents, type ServerEvents } from "./server-events.ts";

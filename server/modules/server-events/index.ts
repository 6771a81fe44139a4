export { openServerEvents, type ServerEvents } from "./server-events.ts";

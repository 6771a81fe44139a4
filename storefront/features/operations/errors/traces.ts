import { type BrowserClient, browserTracingIntegration } from "@sentry/browser";

/** How long it takes to come to another page. Loading the first one is measured by the vitals already. */
export function traceNavigations(client: BrowserClient): void {
  client.addIntegration(
    browserTracingIntegration({
      instrumentPageLoad: false,
      traceXHR: false,
      enableLongTask: false,
      enableLongAnimationFrame: false,
      enableInp: false,
    }),
  );
}

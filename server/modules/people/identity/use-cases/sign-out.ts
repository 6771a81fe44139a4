import type { CallContext } from "#platform/calls/call-context.ts";

/** The browser deletes its storage together with the session's cookie (T023). */
const CLEAR_SITE_DATA = '"storage"';

export function clearBrowserState(context: CallContext): void {
  context.setSession(null);
  context.setHeader("clear-site-data", CLEAR_SITE_DATA);
}

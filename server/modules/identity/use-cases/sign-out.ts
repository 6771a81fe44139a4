import type { CallContext } from "#platform/calls/call-context.ts";

/** What the browser deletes beside the session's cookie (T023). */
const CLEAR_SITE_DATA = '"storage"';

export function clearBrowserState(context: CallContext): void {
  context.setSession(null);
  context.setHeader("clear-site-data", CLEAR_SITE_DATA);
}

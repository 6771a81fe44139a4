import type { CallContext } from "../../../platform/calls/call-context.ts";

/** What a browser forgets about a visitor who leaves, beside the session (T023). */
const CLEAR_SITE_DATA = '"storage"';

export function forgetInBrowser(context: CallContext): void {
  context.setSession(null);
  context.setHeader("clear-site-data", CLEAR_SITE_DATA);
}

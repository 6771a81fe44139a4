import type { Consent } from "#domain/marketing/marketing/consent.ts";
import { type SetUpVendor, vendorOf } from "#domain/marketing/vendors/vendor-table.ts";
import { forgetKeptEvents } from "./kept-events.ts";
import { speak } from "./speak.ts";
import { deleteCookiesOf } from "./vendor-cookies.ts";

/** Says that consent was taken back, and deletes what vendors have stored. The document is loaded anew afterwards. */
export function endVendors(vendors: readonly SetUpVendor[], consent: Consent): void {
  const known = vendors.map(({ name }) => vendorOf(name));
  for (const { end } of known) speak(end?.(consent) ?? []);
  deleteCookiesOf(known.filter(({ purpose }) => !consent[purpose]));
  forgetKeptEvents();
}

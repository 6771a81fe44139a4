import { ga4 } from "./ga4.ts";
import { meta } from "./meta.ts";
import type { ServerVendor, ServerVendorName } from "./server-vendor.ts";

/** Every vendor that the server reports orders to. */
export const SERVER_VENDORS: readonly ServerVendor[] = [ga4, meta];

export function serverVendorOf(name: ServerVendorName): ServerVendor {
  const found = SERVER_VENDORS.find((vendor) => vendor.name === name);
  if (!found) throw new Error(`There is no vendor ${name}`);
  return found;
}

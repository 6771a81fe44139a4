import type { Feature } from "#domain/operations/storefronts/storefront.ts";
import type { CallContext } from "./call-context.ts";
import { refuse } from "./call-errors.ts";

/** Without the feature there is nothing to find. Calls declare it as `needs`; this is for routes that are no calls. */
export function assertFeature({ storefront }: Pick<CallContext, "storefront">, feature: Feature): void {
  if (!storefront.features.includes(feature)) throw refuse("not_found");
}

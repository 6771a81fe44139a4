import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { findCurrency } from "#domain/operations/storefronts/reader.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember } from "#platform/calls/staff-call-context.ts";
import { setPrice } from "./set-price.ts";

interface StaffCatalogDeps {
  storefronts: { all(): readonly StorefrontProfile[] };
}

export function createStaffCatalogCalls({ storefronts }: StaffCatalogDeps) {
  return {
    setPrice: staffCalls.catalog.setPrice.handler(async ({ input, context }) => {
      const { storefront: storefrontCode, currency: iso, ...price } = input;
      const storefront = storefronts.all().find(({ code }) => code === storefrontCode);
      if (!storefront) throw refuse("not_found");
      context.concerns({ name: `variant:${price.variantId}`, storefronts: [storefrontCode] });
      const currency = findCurrency(storefront, iso);
      if (!currency) throw refuse("invalid_input");
      const source = `staff ${actingMember(context).id}`;
      const outcome = await setPrice(context.db, { ...price, currencyId: currency.id, storefrontCode, source });
      if (outcome === "no_variant") throw refuse("not_found");
      return { prior_amount: outcome.priorAmount };
    }),
  };
}

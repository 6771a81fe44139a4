import type { RequestStep } from "#domain/forwarding/forward-requests/request-steps.ts";
import type { RequestDeps } from "../request-deps.ts";
import { loadOf, undeliverable } from "./deliverable.ts";
import type { MethodPrice, PricedRequest } from "./request-price.ts";

/** The steps that keep a request from being submitted. */
export function missingChoices(
  deps: Pick<RequestDeps, "delivery">,
  { request, parcels }: PricedRequest,
  offers: readonly MethodPrice[],
): RequestStep[] {
  const offer = offers.find(({ tariff }) => tariff.method === request.shippingMethod);
  const isDeclared = parcels.every(({ declaration }) => declaration === "complete" || declaration === "locked");
  const needsStreet = request.pickupPointId === null;
  const hasAddress = request.address !== null && (!needsStreet || request.address.first_address !== "");
  const isTaken = request.courierId !== null && !undeliverable(deps, request, loadOf(parcels, request.joins));
  const isDelivered = offer !== undefined && offer.refusal === null && isTaken && hasAddress;
  return [
    ...(parcels.length === 0 ? (["parcels"] as const) : []),
    ...(isDeclared ? [] : (["contents"] as const)),
    ...(isDelivered ? [] : (["delivery"] as const)),
  ];
}

import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";

/** The method that was chosen; before there is a choice, the quickest that these goods may take. */
export const chosenOffer = ({ offers, shipping_method }: Pick<RequestDetails, "offers" | "shipping_method">) =>
  offers.find(({ method }) => method === shipping_method) ??
  offers.find(({ refused_by }) => refused_by === null) ??
  offers[0];

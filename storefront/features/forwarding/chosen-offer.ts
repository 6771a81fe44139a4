import type { RequestDetails } from "../../../contracts/shop/forward-requests.ts";

/** The method that was chosen; the quickest before there is a choice. */
export const chosenOffer = ({ offers, shipping_method }: Pick<RequestDetails, "offers" | "shipping_method">) =>
  offers.find(({ method }) => method === shipping_method) ?? offers[0];

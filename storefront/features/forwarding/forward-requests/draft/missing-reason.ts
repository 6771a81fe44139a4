import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import type { RequestStep } from "#domain/forwarding/forward-requests/request-steps.ts";
import type { Translate } from "#i18n/translate.ts";
import { refusalText } from "#storefront/commerce/freight/refusal-text.ts";

/** The reason why a step is incomplete, as exact as possible. */
export function missingReason(request: RequestDetails, step: RequestStep, t: Translate): string {
  return step === "delivery" ? deliveryReason(request, t) : t(`forwarding.missing.${step}`);
}

function deliveryReason({ offers, shipping_method, courier_id, address }: RequestDetails, t: Translate): string {
  const methods = offers.map(({ method }) => method);
  const possible = offers.filter(({ refused_by }) => refused_by === null);
  const refusal = offers[0]?.refused_by;
  if (possible.length === 0 && refusal) return refusalText(refusal, methods, t);
  if (!possible.some(({ method }) => method === shipping_method)) return t("forwarding.missing.method");
  if (courier_id === null) return t("forwarding.missing.courier");
  return t(address === null ? "forwarding.missing.recipient" : "forwarding.missing.address");
}

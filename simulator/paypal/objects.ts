import type { Charge, Purchase, Refund } from "../ledger.ts";
import { PATHS } from "../protocol.ts";
import type { World } from "../world.ts";

/** PayPal writes amounts as decimal text. */
const money = (minor: number, currency: string) => ({
  currency_code: currency,
  value: (minor / 100).toFixed(2),
});

export const minorOf = (value: unknown): number => Math.round(Number(value) * 100);

const iso = (ms: number): string => new Date(ms).toISOString();

const STATUS = {
  open: "PAYER_ACTION_REQUIRED",
  approved: "APPROVED",
  pending: "COMPLETED",
  paid: "COMPLETED",
  failed: "COMPLETED",
  expired: "VOIDED",
} as const;

export function orderObject({ addresses }: World, purchase: Purchase) {
  const { id, charge, state, amount, currency, details } = purchase;
  const url = `${addresses.own}${PATHS.till}/${id}`;
  return {
    id,
    intent: "CAPTURE",
    status: STATUS[state],
    create_time: iso(purchase.createdAt),
    purchase_units: [
      {
        ...(details.unit as object),
        amount: money(amount, currency),
        ...(charge ? { payments: { captures: [captureObject(purchase, charge)] } } : {}),
      },
    ],
    links: [
      { rel: "self", method: "GET", href: `${addresses.own}${PATHS.paypal.orders}/${id}` },
      ...(state === "open"
        ? [
            { rel: "payer-action", method: "GET", href: url },
            { rel: "approve", method: "GET", href: url },
          ]
        : []),
    ],
  };
}

/** As PayPal reports why a bank declined. */
const RESPONSE_CODES: Record<Purchase["reason"], string> = {
  declined: "5100",
  funds: "5120",
  expired: "5400",
  limit: "5160",
  authentication: "5650",
};

const CAPTURE_STATUS = { pending: "PENDING", succeeded: "COMPLETED", failed: "DECLINED" } as const;

function captureStatus({ state, refunded, amount }: Charge): string {
  if (refunded === 0) return CAPTURE_STATUS[state];
  return refunded === amount ? "REFUNDED" : "PARTIALLY_REFUNDED";
}

export function captureObject(purchase: Purchase, charge: Charge) {
  const { custom_id, invoice_id } = purchase.details.unit as Record<string, string>;
  return {
    id: charge.id,
    status: captureStatus(charge),
    amount: money(charge.amount, charge.currency),
    final_capture: true,
    ...(charge.state === "failed" ? { processor_response: { response_code: RESPONSE_CODES[purchase.reason] } } : {}),
    custom_id,
    invoice_id,
    supplementary_data: { related_ids: { order_id: purchase.id } },
    create_time: iso(charge.createdAt),
  };
}

export function refundObject({ addresses }: World, refund: Refund) {
  return {
    id: refund.id,
    status: "COMPLETED",
    amount: money(refund.amount, refund.currency),
    custom_id: refund.details.custom_id,
    invoice_id: refund.details.invoice_id,
    create_time: iso(refund.createdAt),
    links: [{ rel: "up", method: "GET", href: `${addresses.own}${PATHS.paypal.captures}/${refund.chargeId}` }],
  };
}

import { z } from "zod";
import { fromDecimalString, type Money, money } from "#domain/money/money/money.ts";
import type { ProviderState } from "#domain/money/payments/judge-event.ts";
import { paypalFailure } from "./paypal-failures.ts";
import type { ProviderEvent } from "./provider.ts";

const paypalMoney = z.object({ currency_code: z.string(), value: z.string() });

const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: paypalMoney.optional(),
  custom_id: z.string().optional(),
  processor_response: z.object({ response_code: z.string().optional() }).optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
});

/** The fields of PayPal's orders that we read. */
export const paypalOrder = z.object({
  id: z.string(),
  status: z.string().default("CREATED"),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: paypalMoney.optional(),
        payments: z
          .object({
            captures: z.array(capture).default([]),
            refunds: z.array(z.object({ amount: paypalMoney.optional() })).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});
type PaypalOrder = z.infer<typeof paypalOrder>;

const ORDER_STATES: Readonly<Record<string, ProviderState>> = { APPROVED: "approved", VOIDED: "cancelled" };

const CAPTURE_STATES: Readonly<Record<string, ProviderState>> = {
  COMPLETED: "paid",
  PENDING: "pending",
  DECLINED: "failed",
  FAILED: "failed",
  REFUNDED: "refunded",
  PARTIALLY_REFUNDED: "refunded",
};

/** The present state of an order: a capture counts more than an approval. */
export function readPaypalOrder({ id, status, purchase_units: [unit] }: PaypalOrder, isTest: boolean): ProviderEvent {
  const taken = unit?.payments?.captures[0];
  const state = (taken ? CAPTURE_STATES[taken.status] : ORDER_STATES[status]) ?? "open";
  const refunded = taken?.status === "REFUNDED" ? amountOf(taken.amount).amount : sumOf(unit?.payments?.refunds ?? []);
  return {
    id: `${id}:${state}:${refunded}`,
    state,
    reference: unit?.custom_id ?? taken?.custom_id ?? null,
    providerReference: id,
    transaction: taken?.id ?? null,
    ...amountOf(taken?.amount ?? unit?.amount),
    refunded,
    isTest,
    failure: state === "failed" ? paypalFailure(taken?.processor_response?.response_code) : null,
    payload: { id, status, capture: taken ?? null },
  };
}

const notification = z.object({ id: z.string(), event_type: z.string(), resource: z.looseObject({ id: z.string() }) });

/** Reads notifications about our payments. Refunds name the capture only, so the order is looked up for them. */
export function readPaypalEvent(received: unknown, isTest: boolean): ProviderEvent[] {
  const parsed = notification.safeParse(received);
  if (!parsed.success) return [];
  const { id, event_type: type, resource } = parsed.data;
  if (type.startsWith("CHECKOUT.ORDER.")) {
    const order = paypalOrder.safeParse(resource);
    return order.success ? [{ ...readPaypalOrder(order.data, isTest), id, payload: received }] : [];
  }
  if (type === "PAYMENT.CAPTURE.REFUNDED")
    return [{ ...blank(resource, isTest), id, state: "refunded", payload: received }];
  if (!type.startsWith("PAYMENT.CAPTURE.")) return [];
  const read = capture.safeParse(resource);
  return read.success ? [{ ...readCapture(read.data, isTest), id, payload: received }] : [];
}

function readCapture(taken: z.infer<typeof capture>, isTest: boolean): Omit<ProviderEvent, "id" | "payload"> {
  const state = CAPTURE_STATES[taken.status] ?? "open";
  return {
    state,
    reference: taken.custom_id ?? null,
    providerReference: taken.supplementary_data?.related_ids?.order_id ?? null,
    transaction: taken.id,
    ...amountOf(taken.amount),
    refunded: null,
    isTest,
    failure: state === "failed" ? paypalFailure(taken.processor_response?.response_code) : null,
  };
}

function blank(resource: Record<string, unknown>, isTest: boolean): Omit<ProviderEvent, "id" | "payload" | "state"> {
  const links = z
    .array(z.object({ rel: z.string(), href: z.string() }))
    .catch([])
    .parse(resource.links);
  const up = links.find(({ rel }) => rel === "up");
  return {
    reference: typeof resource.custom_id === "string" ? resource.custom_id : null,
    providerReference: null,
    transaction: up?.href.split("/").at(-1) ?? null,
    amount: null,
    currency: null,
    refunded: null,
    isTest,
    failure: null,
  };
}

const amountOf = (amount: z.infer<typeof paypalMoney> | undefined) => ({
  amount: amount ? fromDecimalString(amount.value) : null,
  currency: amount?.currency_code ?? null,
});

const sumOf = (refunds: { amount?: z.infer<typeof paypalMoney> | undefined }[]): Money =>
  money(refunds.reduce((sum, { amount }) => sum + (amountOf(amount).amount ?? 0), 0));

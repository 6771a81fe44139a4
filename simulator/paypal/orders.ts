import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { type Asked, json, readJson } from "../http.ts";
import { newId, openPurchase, type Purchase } from "../ledger.ts";
import type { World } from "../world.ts";
import { announce } from "./events.ts";
import { captureObject, minorOf, orderObject } from "./objects.ts";
import { impossible, invalid, missing } from "./refusals.ts";

const LIFETIME_MS = 6 * HOUR_MS;

interface OrderBody {
  purchase_units?: { amount?: { value?: string; currency_code?: string }; [field: string]: unknown }[];
  payment_source?: { paypal?: { experience_context?: Record<string, string> } };
  application_context?: Record<string, string>;
}

export function createOrder(world: World, { body }: Asked) {
  const asked = readJson(body) as OrderBody;
  const [unit] = asked.purchase_units ?? [];
  const context = asked.payment_source?.paypal?.experience_context ?? asked.application_context ?? {};
  const amount = minorOf(unit?.amount?.value);
  const currency = unit?.amount?.currency_code ?? "";
  if (!unit || !(amount > 0) || currency === "") return invalid("MISSING_REQUIRED_PARAMETER");
  if (!URL.canParse(context.return_url ?? "") || !URL.canParse(context.cancel_url ?? ""))
    return invalid("INVALID_PARAMETER_SYNTAX");
  const order = openPurchase(world.ledger, {
    id: newId("PP").slice(0, 17).toUpperCase(),
    provider: "paypal",
    reference: String(unit.custom_id ?? unit.reference_id ?? ""),
    amount,
    currency,
    description: String(unit.description ?? ""),
    returnUrl: context.return_url ?? "",
    cancelUrl: context.cancel_url ?? "",
    callbackUrl: "",
    language: context.locale?.startsWith("lt") ? "lt" : "en",
    expiresAt: Date.now() + LIFETIME_MS,
    details: { unit: { reference_id: "default", ...unit } },
  });
  return json(201, orderObject(world, order));
}

export function findOrder({ ledger }: World, id: string): Purchase | null {
  const purchase = ledger.purchases.get(id);
  return purchase?.provider === "paypal" ? purchase : null;
}

export function getOrder(world: World, { id }: Asked) {
  const order = findOrder(world, id);
  return order ? json(200, orderObject(world, order)) : missing;
}

/** The shop takes the money that the payer has approved. */
export function captureOrder(world: World, { id }: Asked) {
  const order = findOrder(world, id);
  if (!order) return missing;
  if (order.charge) return impossible("ORDER_ALREADY_CAPTURED");
  if (order.state !== "approved") return impossible("ORDER_NOT_APPROVED");
  if (order.onCapture === "decline") {
    order.state = "open";
    order.onCapture = "succeed";
    return impossible("INSTRUMENT_DECLINED");
  }
  const charge = world.take(order, newId("CAP").slice(0, 17).toUpperCase());
  if (order.onCapture !== "succeed") waitForBank(world, order);
  const status = charge.state === "pending" ? "PENDING" : "COMPLETED";
  announce(world, order, `PAYMENT.CAPTURE.${status}`, captureObject(order, charge));
  return json(201, orderObject(world, order));
}

function waitForBank(world: World, order: Purchase): void {
  const { charge } = order;
  if (!charge) return;
  charge.state = "pending";
  order.state = "pending";
  const ends = order.onCapture === "wait" ? "succeeded" : "failed";
  world.whenDue(order, () => {
    charge.state = ends;
    order.state = ends === "succeeded" ? "paid" : "failed";
    const type = ends === "succeeded" ? "COMPLETED" : "DENIED";
    announce(world, order, `PAYMENT.CAPTURE.${type}`, captureObject(order, charge));
  });
}

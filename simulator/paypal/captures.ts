import { type Asked, json, readJson } from "../http.ts";
import { type Charge, newId, refundCharge } from "../ledger.ts";
import type { World } from "../world.ts";
import { announce } from "./events.ts";
import { captureObject, minorOf, refundObject } from "./objects.ts";
import { findOrder } from "./orders.ts";
import { impossible, missing } from "./refusals.ts";

function findCapture(world: World, id: string) {
  const charge: Charge | undefined = world.ledger.charges.get(id);
  const order = charge && findOrder(world, charge.purchaseId);
  return charge && order ? { charge, order } : null;
}

export function getCapture(world: World, { id }: Asked) {
  const found = findCapture(world, id);
  return found ? json(200, captureObject(found.order, found.charge)) : missing;
}

export function refundCapture(world: World, { id, body }: Asked) {
  const found = findCapture(world, id);
  if (!found) return missing;
  const { charge, order } = found;
  if (charge.state !== "succeeded") return impossible("INVALID_RESOURCE_STATE");
  const left = charge.amount - charge.refunded;
  if (left === 0) return impossible("CAPTURE_FULLY_REFUNDED");
  const { amount, ...details } = readJson(body) as { amount?: { value?: string } };
  const request = {
    id: newId("REF").slice(0, 17).toUpperCase(),
    amount: amount ? minorOf(amount.value) : left,
    details,
  };
  const refund = refundCharge(world.ledger, charge, request);
  if (refund === "too much") return impossible("REFUND_AMOUNT_EXCEEDED");
  announce(world, order, "PAYMENT.CAPTURE.REFUNDED", refundObject(world, refund));
  return json(201, refundObject(world, refund));
}

export function getRefund(world: World, { id }: Asked) {
  const refund = world.ledger.refunds.get(id);
  return refund?.provider === "paypal" ? json(200, refundObject(world, refund)) : missing;
}

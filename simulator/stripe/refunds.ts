import { type Asked, json } from "../http.ts";
import { newId, type Purchase, refundCharge } from "../ledger.ts";
import type { World } from "../world.ts";
import { announce } from "./events.ts";
import { fieldsOf, readForm, textOf } from "./form.ts";
import { chargeObject, intentId, intentObject, refundObject } from "./objects.ts";
import { missing, refused } from "./refusals.ts";

export function createRefund(world: World, { body }: Asked) {
  const fields = readForm(body);
  const intent = textOf(fields.payment_intent);
  const purchase = findByIntent(world, intent);
  const charge = purchase?.charge;
  if (!purchase || !charge) return missing("payment_intent", intent);
  const amount = fields.amount === undefined ? charge.amount - charge.refunded : Number(textOf(fields.amount));
  const refund = refundCharge(world.ledger, charge, { id: newId("re_"), amount, details: fieldsOf(fields.metadata) });
  if (refund === "too much") return refused("amount", "More than is left of the charge.", "charge_already_refunded");
  announce(world, purchase, "charge.refunded", chargeObject(purchase, charge));
  return json(200, refundObject(world.ledger, refund));
}

export function getRefund({ ledger }: World, { id }: Asked) {
  const refund = ledger.refunds.get(id);
  return refund?.provider === "stripe" ? json(200, refundObject(ledger, refund)) : missing("refund", id);
}

export function listRefunds(world: World, { query }: Asked) {
  const charge = findByIntent(world, query.get("payment_intent") ?? "")?.charge;
  const found = [...world.ledger.refunds.values()].filter(({ chargeId }) => chargeId === charge?.id);
  const data = found.map((refund) => refundObject(world.ledger, refund));
  return json(200, { object: "list", has_more: false, data });
}

export function getIntent(world: World, { id, query }: Asked) {
  const purchase = findByIntent(world, id);
  if (!purchase) return missing("payment_intent", id);
  return json(200, intentObject(purchase, [...query.values()].includes("latest_charge")));
}

const findByIntent = ({ ledger }: World, id: string): Purchase | undefined =>
  [...ledger.purchases.values()].find((purchase) => purchase.provider === "stripe" && intentId(purchase) === id);

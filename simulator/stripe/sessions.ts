import { DAY_MS } from "#domain/shared/time/durations.ts";
import { type Asked, json } from "../http.ts";
import { newId, openPurchase, type Purchase } from "../ledger.ts";
import type { World } from "../world.ts";
import { announce } from "./events.ts";
import { type FormFields, fieldsOf, readForm, textOf } from "./form.ts";
import { sessionObject } from "./objects.ts";
import { missing, refused } from "./refusals.ts";

/** A session for exactly what the lines add up to. */
export function createSession(world: World, { body }: Asked) {
  const fields = readForm(body);
  const lines = Object.values(fieldsOf(fields.line_items)).map(readLine);
  const currency = lines[0]?.currency ?? "";
  const [returnUrl, cancelUrl] = [textOf(fields.success_url), textOf(fields.cancel_url)];
  if (textOf(fields.mode) !== "payment") return refused("mode", "Only payments can be made here.");
  if (lines.length === 0 || lines.some((line) => line.currency !== currency || !(line.total >= 0)))
    return refused("line_items", "Lines need an amount and one currency.");
  if (!URL.canParse(returnUrl) || !URL.canParse(cancelUrl)) return refused("success_url", "Not a valid URL");
  const expiresAt = Number(textOf(fields.expires_at)) * 1_000;
  const session = openPurchase(world.ledger, {
    id: newId("cs_test_"),
    provider: "stripe",
    reference: textOf(fields.client_reference_id),
    amount: lines.reduce((sum, { total }) => sum + total, 0),
    currency,
    description: lines.map(({ name }) => name).join(", "),
    returnUrl,
    cancelUrl,
    callbackUrl: "",
    language: textOf(fields.locale).startsWith("lt") ? "lt" : "en",
    expiresAt: expiresAt > 0 ? expiresAt : Date.now() + DAY_MS,
    details: {
      metadata: fieldsOf(fields.metadata),
      intentMetadata: fieldsOf(fieldsOf(fields.payment_intent_data).metadata),
      customer_email: textOf(fields.customer_email) || null,
    },
  });
  return json(200, sessionObject(world, session, expanded(fields)));
}

function readLine(line: FormFields[string]) {
  const { quantity, price_data } = fieldsOf(line);
  const { unit_amount, currency, product_data } = fieldsOf(price_data);
  return {
    name: textOf(fieldsOf(product_data).name),
    currency: textOf(currency).toUpperCase(),
    total: Number(textOf(unit_amount) || Number.NaN) * Number(textOf(quantity) || "1"),
  };
}

const expanded = (fields: FormFields): string[] => Object.values(fieldsOf(fields.expand)).map(textOf);

function findSession({ ledger }: World, id: string): Purchase | null {
  const purchase = ledger.purchases.get(id);
  return purchase?.provider === "stripe" ? purchase : null;
}

export function getSession(world: World, { id, query }: Asked) {
  const session = findSession(world, id);
  if (!session) return missing("checkout.session", id);
  if (session.state === "open" && session.expiresAt <= Date.now()) expire(world, session);
  return json(200, sessionObject(world, session, expanded(readForm(query.toString()))));
}

export function expireSession(world: World, { id }: Asked) {
  const session = findSession(world, id);
  if (!session) return missing("checkout.session", id);
  if (session.state !== "open") return refused("session", "Only open sessions can be expired.");
  expire(world, session);
  return json(200, sessionObject(world, session));
}

function expire(world: World, session: Purchase): void {
  session.state = "expired";
  announce(world, session, "checkout.session.expired", sessionObject(world, session));
}

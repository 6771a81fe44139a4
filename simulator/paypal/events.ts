import { createSign, createVerify, type KeyObject, randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import { type Answer, type Asked, json, readJson } from "../http.ts";
import { newId, type Purchase } from "../ledger.ts";
import { CALLBACK_PATHS, HEADERS, PATHS, PAYPAL_ACCOUNT } from "../protocol.ts";
import type { World } from "../world.ts";

/** Notifies the shop as PayPal does: with the present resource, signed when it is sent. */
export function announce(world: World, purchase: Purchase, type: string, resource: object): void {
  const body = JSON.stringify({
    id: newId("WH-"),
    event_version: "1.0",
    event_type: type,
    resource_type: type.startsWith("CHECKOUT.ORDER") ? "checkout-order" : "capture",
    create_time: new Date().toISOString(),
    resource,
  });
  world.notifier.announce(purchase, {
    kind: type,
    isAccepted: ({ status }) => status >= 200 && status < 300,
    sign: () => ({
      method: "POST",
      url: `${world.addresses.shop}${CALLBACK_PATHS.paypal}`,
      headers: { "content-type": "application/json", ...paypalHeaders(world, body) },
      body,
    }),
  });
}

const signedText = (id: string, time: string, body: string): string =>
  [id, time, PAYPAL_ACCOUNT.webhookId, crc32(body)].join("|");

function paypalHeaders({ addresses, keys }: World, body: string): Record<string, string> {
  const [id, time] = [randomUUID(), new Date().toISOString()];
  const signature = createSign("RSA-SHA256")
    .update(signedText(id, time, body))
    .sign(keys.privateKey, "base64");
  return {
    [HEADERS.paypal.algorithm]: "SHA256withRSA",
    [HEADERS.paypal.certificate]: `${addresses.own}${PATHS.paypal.certificate}`,
    [HEADERS.paypal.id]: id,
    [HEADERS.paypal.time]: time,
    [HEADERS.paypal.signature]: signature,
  };
}

/** Whether a notification came from here, for shops that let PayPal verify it. */
export function verifySignature({ keys }: World, { body }: Asked): Answer {
  const asked = readJson(body);
  const isOurs = asked.webhook_id === PAYPAL_ACCOUNT.webhookId && isSigned(keys.publicKey, asked);
  return json(200, { verification_status: isOurs ? "SUCCESS" : "FAILURE" });
}

function isSigned(publicKey: KeyObject, asked: Record<string, unknown>): boolean {
  const text = signedText(
    String(asked.transmission_id),
    String(asked.transmission_time),
    JSON.stringify(asked.webhook_event) ?? "",
  );
  return createVerify("RSA-SHA256").update(text).verify(publicKey, String(asked.transmission_sig), "base64");
}

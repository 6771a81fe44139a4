import { createSign, generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { paypalProvider } from "./paypal.ts";
import { paypalSignatures } from "./paypal-webhook.ts";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const others = generateKeyPairSync("rsa", { modulusLength: 2048 });
const asked: string[] = [];
const paypal = createServer((request, response) => {
  asked.push(request.url ?? "");
  const isKnown = request.url === "/v1/notifications/certs/CERT-1";
  // A kept connection ends while a long test computes, and the next request would fail on it.
  response
    .writeHead(isKnown ? 200 : 404, { connection: "close" })
    .end(isKnown ? keys.publicKey.export({ type: "spki", format: "pem" }) : "");
});

let apiUrl: string;
beforeAll(async () => {
  paypal.listen(0, "127.0.0.1");
  await once(paypal, "listening");
  apiUrl = `http://127.0.0.1:${(paypal.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => paypal.close());

const settings = () => ({ clientId: "client", clientSecret: "secret", webhookId: "WH-1", apiUrl });
const { signal } = new AbortController();

function notification(changes: Record<string, string> = {}, key = keys.privateKey, text = '{"id":"1"}') {
  const body = Buffer.from(text);
  const [id, time] = ["transmission", "2026-11-16T00:00:00Z"];
  const signed = [id, time, "WH-1", crc32(body)].join("|");
  const headers = {
    "paypal-auth-algo": "SHA256withRSA",
    "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/CERT-1",
    "paypal-transmission-id": id,
    "paypal-transmission-time": time,
    "paypal-transmission-sig": createSign("RSA-SHA256").update(signed).sign(key, "base64"),
    ...changes,
  };
  return { method: "POST", query: new URLSearchParams(), headers, body };
}

test("T119 a genuine notification is recognised here; the certificate is fetched once", async () => {
  const { isGenuine } = paypalSignatures(settings());
  for (let time = 0; time < 5; time += 1) expect(await isGenuine(notification(), signal)).toBe(true);
  expect(asked).toEqual(["/v1/notifications/certs/CERT-1"]);
});

test("F03 fifty notifications at once, before the certificate is known, are all recognised and share one request", async () => {
  const { isGenuine } = paypalSignatures(settings());
  const answers = await Promise.all(Array.from({ length: 50 }, () => isGenuine(notification(), signal)));
  expect(answers).toEqual(answers.map(() => true));
  expect(asked).toEqual(["/v1/notifications/certs/CERT-1"]);
});

test("T119 a thousand forged notifications cost no request to PayPal", async () => {
  const provider = paypalProvider(settings());
  await provider.readNotification(notification(), signal);
  asked.length = 0;
  for (let time = 0; time < 1_000; time += 1) {
    const forged = notification({}, others.privateKey, `{"id":"${time}"}`);
    expect(await provider.readNotification(forged, signal)).toMatchObject({ result: "refused" });
  }
  expect(asked).toEqual([]);
});

test("T119 for a caller who names ever new certificates we ask for a few only, and the known one still counts", async () => {
  const { isGenuine } = paypalSignatures(settings());
  expect(await isGenuine(notification(), signal)).toBe(true);
  for (let time = 0; time < 100; time += 1) {
    const address = `https://api.paypal.com/v1/notifications/certs/CERT-forged-${time}`;
    expect(await isGenuine(notification({ "paypal-cert-url": address }), signal)).toBe(false);
  }
  expect(asked.length).toBeLessThanOrEqual(10);
  expect(await isGenuine(notification(), signal)).toBe(true);
});

test.each([
  { "paypal-auth-algo": "SHA1withRSA" },
  { "paypal-auth-algo": "none" },
  { "paypal-transmission-id": "another" },
  { "paypal-transmission-sig": "" },
  { "paypal-cert-url": "" },
  { "paypal-cert-url": "file:///etc/passwd" },
  { "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/../../CERT-1" },
])("T119 anything else is refused: %j", async (changes: Record<string, string>) => {
  expect(await paypalSignatures(settings()).isGenuine(notification(changes), signal)).toBe(false);
});

test.each([
  "https://evil.example/v1/notifications/certs/CERT-1",
  "https://paypal.com.evil.example/v1/notifications/certs/CERT-1",
  "https://evilpaypal.com/v1/notifications/certs/CERT-1",
  "http://api.paypal.com/v1/notifications/certs/CERT-1",
])("T119 PayPal's certificates come from PayPal only: %s", async (address) => {
  const { isGenuine } = paypalSignatures({ ...settings(), apiUrl: "https://api-m.paypal.com" });
  expect(await isGenuine(notification({ "paypal-cert-url": address }), signal)).toBe(false);
  expect(asked).toEqual([]);
});

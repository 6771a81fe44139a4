import { createCipheriv, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { payseraProvider } from "./paysera.ts";
import { encodeData, md5 } from "./paysera-message.ts";
import type { ProviderPayment } from "./provider.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const settings = {
  projectId: "77",
  password: "a password",
  publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
  payUrl: "https://bank.paysera.com/pay/",
  isTest: false,
};
const paysera = payseraProvider(settings);

const PAID = {
  projectid: "77",
  orderid: "ref",
  status: "1",
  amount: "1000",
  currency: "EUR",
  requestid: "9",
  test: "0",
};
const urlSafe = (bytes: Buffer) => bytes.toString("base64").replaceAll("+", "-").replaceAll("/", "_");
const signed = (data: string, algorithm: string) => urlSafe(sign(algorithm, Buffer.from(data), privateKey));

const receive = (fields: Record<string, string | undefined>) =>
  paysera.readNotification(
    {
      method: "GET",
      headers: {},
      query: new URLSearchParams(Object.entries(fields) as [string, string][]),
      body: Buffer.alloc(0),
    },
    AbortSignal.timeout(1_000),
  );

describe("T119 Paysera's callbacks", () => {
  const data = encodeData(PAID);
  const genuine = {
    data,
    ss1: md5(data + settings.password),
    ss2: signed(data, "RSA-SHA1"),
    ss3: signed(data, "RSA-SHA256"),
  };

  test("one of the key's signatures is enough, and the checksum has to agree when it is there", async () => {
    const { ss1, ss2, ss3 } = genuine;
    for (const fields of [genuine, { data, ss2 }, { data, ss3 }, { data, ss1, ss2 }])
      expect(await receive(fields)).toMatchObject({
        result: "events",
        events: [{ id: "9:1", state: "paid", amount: fromMinor(1_000) }],
      });
    for (const fields of [
      { data, ss1 },
      { ...genuine, ss1: md5(data) },
      { data, ss2: ss3 },
      { ...genuine, ss3: "" },
      { data },
      {},
    ])
      expect(await receive(fields)).toMatchObject({ result: "refused" });
  });

  test("another project's callback is none of ours", async () => {
    const other = encodeData({ ...PAID, projectid: "78" });
    expect(await receive({ data: other, ss2: signed(other, "RSA-SHA1") })).toMatchObject({ result: "refused" });
  });

  test("without signatures the data is encrypted with the password", async () => {
    const iv = randomBytes(12);
    const key = Buffer.alloc(32);
    Buffer.from(settings.password).copy(key);
    const cipher = createCipheriv("aes-256-gcm", key, iv);
    const text = Buffer.concat([cipher.update(new URLSearchParams(PAID).toString()), cipher.final()]);
    const encrypted = Buffer.concat([iv, text, cipher.getAuthTag()]);
    expect(await receive({ data: urlSafe(encrypted) })).toMatchObject({ result: "events" });
    encrypted[20] = (encrypted[20] ?? 0) ^ 1;
    expect(await receive({ data: urlSafe(encrypted) })).toMatchObject({ result: "refused" });
  });

  test("only status 1 is paid", async () => {
    for (const [status, state] of [
      ["0", "failed"],
      ["2", "pending"],
      ["3", "open"],
      ["4", "open"],
      ["11", "open"],
    ] as const) {
      const said = encodeData({ ...PAID, status });
      expect(await receive({ data: said, ss2: signed(said, "RSA-SHA1") })).toMatchObject({ events: [{ state }] });
    }
  });
});

test("the address of the payment page is signed and says cents, language and bank", async () => {
  const payment = {
    reference: "ref",
    amount: fromMinor(1_234),
    currency: "EUR",
    language: "ee",
    country: "EE",
    description: "Varpa OR1",
    option: "hanzaee",
    email: "payer@example.com",
    acceptUrl: "https://shop.example/accept",
    cancelUrl: "https://shop.example/decline",
    callbackUrl: "https://shop.example/api/callbacks/paysera",
  } as ProviderPayment;
  const { redirectUrl } = await paysera.start(payment, AbortSignal.timeout(1_000));
  const { searchParams } = new URL(redirectUrl);
  const data = searchParams.get("data") ?? "";
  expect(searchParams.get("sign")).toBe(md5(data + settings.password));
  const asked = new URLSearchParams(Buffer.from(data.replaceAll("-", "+").replaceAll("_", "/"), "base64").toString());
  expect(Object.fromEntries(asked)).toMatchObject({
    projectid: "77",
    orderid: "ref",
    amount: "1234",
    lang: "EST",
    payment: "hanzaee",
    test: "0",
  });
});

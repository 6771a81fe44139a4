import { createHash, createVerify } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSimulatedShop, pressAtTill, type SimulatedShop } from "#testing/simulator-shop.ts";

let shop: SimulatedShop;
beforeEach(async () => {
  shop = await openSimulatedShop();
});
afterEach(() => shop.close());

const md5 = (text: string) => createHash("md5").update(text).digest("hex");
const plain = (text: string) => text.replaceAll("-", "+").replaceAll("_", "/");

/** As a shop builds it, padding included. */
function payAddress(password = shop.access.paysera.password): string {
  const fields = new URLSearchParams({
    projectid: shop.access.paysera.projectId,
    orderid: "ref-3",
    accepturl: "http://lt.localhost/accept?payment=ref-3",
    cancelurl: "http://lt.localhost/cancel",
    callbackurl: `${shop.shopUrl}/api/callbacks/paysera`,
    version: "1.9",
    lang: "LIT",
    amount: "1999",
    currency: "EUR",
    paytext: "OR7 – žieminė striukė ([order_nr], [site_name])",
    test: "1",
  });
  const data = Buffer.from(fields.toString()).toString("base64").replaceAll("+", "-").replaceAll("/", "_");
  return `${shop.access.paysera.payUrl}?${new URLSearchParams({ data, sign: md5(data + password) })}`;
}

describe("Paysera Classic", () => {
  test("PAYMENT-01 opens the till at a signed address, in the payer's language", async () => {
    const page = await (await fetch(payAddress())).text();
    expect(page).toContain("Mokėjimas per banką");
    expect(page).toContain("OR7 – žieminė striukė (ref-3, lt.localhost)");
    expect((await fetch(payAddress("wrong"))).status).toBe(400);
    await fetch(payAddress());
    expect(await shop.get("/control/purchases")).toHaveLength(1);
  });

  test("T119 signs the callback with a checksum and two signatures of the published key", async () => {
    await fetch(payAddress());
    const returned = new URL(await pressAtTill(shop, "paysera-ref-3", { action: "pay" }));
    const [notification] = await shop.waitForNotifications(1);
    const query = notification?.url.searchParams ?? new URLSearchParams();
    expect(notification?.method).toBe("GET");
    const data = query.get("data") ?? "";
    const key = await (await fetch(shop.access.paysera.publicKey)).text();
    const holds = (algorithm: string, name: string) =>
      createVerify(algorithm)
        .update(data)
        .verify(key, plain(query.get(name) ?? ""), "base64");
    expect([holds("RSA-SHA1", "ss2"), holds("RSA-SHA256", "ss3")]).toEqual([true, true]);
    expect(query.get("ss1")).toBe(md5(data + shop.access.paysera.password));
    const fields = new URLSearchParams(Buffer.from(plain(data), "base64").toString());
    expect(Object.fromEntries(fields)).toMatchObject({
      orderid: "ref-3",
      status: "1",
      amount: "1999",
      currency: "EUR",
    });
    expect(returned.searchParams.get("data")).toBe(data);
    expect(returned.searchParams.get("payment")).toBe("ref-3");
  });

  test("notifies a refusal with another status and takes nothing; asks again after an answer other than OK", async () => {
    await fetch(payAddress());
    await shop.post("/control/notifications", { retryMs: [10] });
    shop.answers.push(500);
    expect(await pressAtTill(shop, "paysera-ref-3", { action: "decline" })).toBe("http://lt.localhost/cancel");
    const notifications = await shop.waitForNotifications(2);
    expect(notifications).toHaveLength(2);
    expect(Buffer.from(plain(notifications[1]?.url.searchParams.get("data") ?? ""), "base64").toString()).toContain(
      "status=0",
    );
    expect(await shop.get("/control/charges")).toEqual([]);
  });
});

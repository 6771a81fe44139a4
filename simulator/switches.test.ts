import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSimulatedShop, pressAtTill, type SimulatedShop } from "#testing/simulator-shop.ts";

let shop: SimulatedShop;
let authorization: string;
beforeEach(async () => {
  shop = await openSimulatedShop();
  authorization = `Bearer ${shop.access.stripe.secretKey}`;
});
afterEach(() => shop.close());

const ask = (key: string) => {
  const body = new URLSearchParams({
    mode: "payment",
    client_reference_id: key,
    "line_items[0][price_data][currency]": "eur",
    "line_items[0][price_data][unit_amount]": "500",
    "line_items[0][quantity]": "1",
    success_url: "http://lt.localhost/accept",
    cancel_url: "http://lt.localhost/cancel",
  });
  return shop.post("/v1/checkout/sessions", body.toString(), { authorization, "idempotency-key": key });
};
const session = async (key: string) => ((await (await ask(key)).json()) as { id: string }).id;
const kinds = () => shop.notifications.map(({ body }) => JSON.parse(body).data.object.client_reference_id);

describe("faults of notifications", () => {
  test("F03 sends duplicates as often as set", async () => {
    await pressAtTill(shop, await session("a"), { action: "pay", copies: "3" });
    await shop.waitForNotifications(3);
    expect(kinds()).toEqual(["a", "a", "a"]);
  });

  test("F04 releases held notifications in another order", async () => {
    await shop.post("/control/notifications", { held: true });
    for (const key of ["a", "b", "c"]) await pressAtTill(shop, await session(key), { action: "pay" });
    expect(shop.notifications).toEqual([]);
    await shop.post("/control/notifications/release", { order: "reversed" });
    expect(kinds()).toEqual(["c", "b", "a"]);
  });

  test("F05 never sends lost notifications by itself; the charge exists and can be sent again", async () => {
    const id = await session("a");
    await pressAtTill(shop, id, { action: "pay", lost: "on" });
    await setTimeout(50);
    expect(shop.notifications).toEqual([]);
    expect(await shop.get("/control/charges")).toMatchObject([{ reference: "a", amount: 500 }]);
    await shop.post("/control/notifications/resend", { purchase: id });
    expect(kinds()).toEqual(["a"]);
  });

  test("T120 takes another amount and another currency", async () => {
    await pressAtTill(shop, await session("a"), { action: "pay", wrongAmount: "on" });
    await pressAtTill(shop, await session("b"), { action: "pay", wrongCurrency: "on" });
    expect(await shop.get("/control/charges")).toMatchObject([
      { amount: 600, currency: "EUR" },
      { amount: 500, currency: "USD" },
    ]);
  });
});

describe("faults of the providers' own answers", () => {
  test("F11 sends errors, refusals and broken JSON as often as set, then works again", async () => {
    for (const kind of ["500", "429", "malformed"]) await shop.post("/control/answers", { kind });
    expect((await ask("a")).status).toBe(500);
    expect((await ask("a")).status).toBe(429);
    await expect((await ask("a")).json()).rejects.toThrow();
    expect((await ask("a")).status).toBe(200);
  });

  test("F10 loses an answer after the effect: the same key finds the same session", async () => {
    await shop.post("/control/answers", { kind: "500", hasEffect: true });
    expect((await ask("a")).status).toBe(500);
    const [made] = await shop.get<{ id: string }[]>("/control/purchases");
    expect(await session("a")).toBe(made?.id);
  });

  test("F10 delays a hanging answer", async () => {
    await shop.post("/control/answers", { kind: "hang", seconds: 60 });
    const answer = ask("a").then(({ status }) => status);
    expect(await Promise.race([answer, setTimeout(100, "hangs")])).toBe("hangs");
    expect((await ask("a")).status).toBe(200);
    answer.catch(() => {});
  });
});

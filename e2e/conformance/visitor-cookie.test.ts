import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newToken } from "#platform/secret-token.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let variantId: number;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  ({ variantId } = await addProduct(app.database.db, { stock: 100 }));
});
afterAll(() => app.close());

const add = (cookies: Record<string, string>, headers: Record<string, string> = {}) =>
  call(app, "/cart/add", { language_id: 1, variant_id: variantId }, { cookies, headers });

const pieces = async (cookies: Record<string, string>): Promise<number> => {
  const { cart } = (await call(app, "/cart/fetch", { language_id: 1 }, { cookies })).json();
  return cart.items.length;
};

describe("T022 the cookie of a visitor", () => {
  test("T020 T022 is out of reach of scripts and other sites, and on https bound to its host", async () => {
    const plain = String((await add({})).headers["set-cookie"]);
    expect(plain).toMatch(/^visitor=[\w-]{43}\.[\w-]{22}; /);
    expect(plain).toContain("HttpOnly");
    expect(plain).toContain("SameSite=Lax");
    expect(plain).toContain("Path=/");
    expect(plain).not.toContain("Secure");
    const secure = String((await add({}, { "x-forwarded-proto": "https" })).headers["set-cookie"]);
    expect(secure).toMatch(/^__Host-visitor=/);
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) expect(secure).toContain(attribute);
    expect(secure).not.toContain("Domain");
  });

  test("T022 is adopted only when we gave it out", async () => {
    const { visitor: own = "" } = Object.fromEntries((await add({})).cookies.map(({ name, value }) => [name, value]));
    expect(await pieces({ visitor: own })).toBe(1);
    const [token = "", signature = ""] = own.split(".");
    const planted = [newToken(), `${newToken()}.${signature}`, `${token}.${"A".repeat(22)}`, token, `${own}x`];
    for (const visitor of planted) {
      const answer = await add({ visitor });
      expect(answer.statusCode).toBe(200);
      const given = answer.cookies.find(({ name }) => name === "visitor")?.value ?? "";
      expect(given, visitor).not.toBe("");
      expect(given).not.toContain(visitor);
      expect(await pieces({ visitor })).toBe(0);
      expect(await pieces({ visitor: given })).toBe(1);
    }
  });

  test("T022 is recognised by every process", async () => {
    const cookies = Object.fromEntries((await add({})).cookies.map(({ name, value }) => [name, value]));
    const other = await createTestApp({ databaseUrl: app.databaseUrl });
    const { cart } = (await call(other, "/cart/fetch", { language_id: 1 }, { cookies })).json();
    expect(cart.items).toHaveLength(1);
    await other.close();
  });
});

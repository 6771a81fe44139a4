import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "#demo/identity/demo-accounts.ts";
import { at } from "./sites.ts";

export const PASSWORD = "mėlynas vėžlys 7";

/** Registers and signs in by a call; the form has its own journey. */
export async function registerAccount(page: Page, email: string, from = at("lt", "/en/accessibility")): Promise<void> {
  await page.goto(from);
  await post(page, "/api/auth/register", {
    email,
    password: PASSWORD,
    first_name: "Rūta",
    last_name: "Žalgirė",
    country_id: 1,
    terms_accepted: true,
    language: "en",
  });
}

/** The demo's customer has orders and a balance. */
export async function signInAsDemoCustomer(page: Page): Promise<void> {
  await page.goto(at("lt", "/en/accessibility"));
  await post(page, "/api/auth/login", { email: "customer@example.com", password: DEMO_PASSWORD });
}

/** Calls from the page, so that the browser stores the session cookie. */
export async function post(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([to, sent]) => {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: sent };
      return (await fetch(to, init)).status;
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(status, path).toBe(200);
}

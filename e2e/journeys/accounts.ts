import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../demo/accounts/demo-accounts.ts";
import { at } from "./sites.ts";

export const PASSWORD = "mėlynas vėžlys 7";

/** An account, opened and signed in without the form, which a journey of its own proves. */
export async function openAccount(page: Page, email: string): Promise<void> {
  await page.goto(at("lt", "/en/accessibility"));
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

/** The demo's customer, who has a balance. */
export async function signInAsCustomer(page: Page): Promise<void> {
  await page.goto(at("lt", "/en/accessibility"));
  await post(page, "/api/auth/login", { email: "customer@example.com", password: DEMO_PASSWORD });
}

/** A call from the page itself, so that the browser keeps the session. */
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

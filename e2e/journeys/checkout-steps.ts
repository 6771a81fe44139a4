import { expect, type Page } from "@playwright/test";
import { untilAlive } from "./fixtures.ts";
import { at, type SiteCode } from "./sites.ts";

export interface Shop {
  site: SiteCode;
  language: "en" | "lt";
}

interface Variant {
  id: number;
  max_quantity: number;
}

/** What a call answers, made from the page itself. */
export async function ask<Answer>(page: Page, path: string, body: object, key?: string): Promise<Answer> {
  return page.evaluate(
    async ([to, sent, idempotencyKey]) => {
      const headers = {
        "content-type": "application/json",
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      };
      const answer = await fetch(to, { method: "POST", headers, body: sent });
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [path, JSON.stringify(body), key ?? ""] as const,
  );
}

interface Wanted {
  /** Where in the list of products to begin, so that journeys do not buy each other's pieces. */
  offset: number;
  products?: number;
}

/** One piece of each product, put into the cart without its page, which journeys of their own prove. */
export async function fillCart(page: Page, { site, language }: Shop, { offset, products = 1 }: Wanted) {
  await page.goto(at(site, `/${language}/accessibility`));
  const shown = { locale: language, currency: "EUR" };
  const config = await ask<{ searchKeys: { languageId: number } }>(page, "/api/store-config", { langIso: language });
  const { items } = await ask<{ items: { slug: string; is_available: boolean }[] }>(
    page,
    "/api/search/searchForCategoryItems",
    { ...shown, offset, limit: 30, withFacets: false },
  );
  const added: number[] = [];
  for (const { slug } of items.filter(({ is_available }) => is_available)) {
    if (added.length === products) break;
    const { product } = await ask<{ product: { variants: Variant[] } }>(page, "/api/catalog/product", {
      ...shown,
      slug,
    });
    const variant = product.variants.find(({ max_quantity }) => max_quantity > 3);
    if (!variant) continue;
    await ask(page, "/api/cart/add", {
      language_id: config.searchKeys.languageId,
      variant_id: variant.id,
      quantity: 1,
    });
    added.push(variant.id);
  }
  expect(added).toHaveLength(products);
  return added;
}

const WORDS = {
  en: { toPayment: "Continue to payment", goOn: /^Continue · /, order: /^Order and pay / },
  lt: { toPayment: "Toliau – mokėjimas", goOn: /^Toliau · /, order: /^Užsakyti su pareiga mokėti / },
};

/** The button that can be seen: beside the step, or in the bar below it. */
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).locator("visible=true");

/** Begins a checkout from the address without a slug (CHECKOUT-01). */
export async function beginCheckout(page: Page, { site, language }: Shop): Promise<string> {
  await page.goto(at(site, `/${language}/checkout`));
  await page.waitForURL(/\/checkout\/[\w-]+$/);
  await untilAlive(page);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

export async function fillGuest(page: Page, email: string): Promise<void> {
  const values = {
    email,
    first_name: "Rūta",
    last_name: "Žemaitytė",
    first_address: "Žvėryno g. 14-7",
    city: "Vilnius",
    zip: "LT-08117",
    phone_number: "+370 612 34567",
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
}

/** Omniva, and the first of its points in a street. */
export async function choosePoint(page: Page, street: string): Promise<void> {
  await page.locator("[name=delivery_method]").first().check();
  await page.getByRole("main").getByRole("searchbox").fill(street);
  const points = page.locator("label:has([name=parcel_shop])");
  await expect(points.first().locator("mark").first()).toHaveText(new RegExp(street, "i"));
  await points.first().locator("input").check();
  await expect(page.locator("[name=parcel_shop]:checked")).toHaveCount(1);
}

export async function chooseDoor(page: Page): Promise<void> {
  const chosen = page.waitForResponse(/\/api\/checkout\/set-delivery/);
  await page
    .locator("label", { hasText: /courier to the door|kurjeris iki durų/ })
    .first()
    .locator("input")
    .check();
  await chosen;
}

export async function toPayment(page: Page, { language }: Shop): Promise<void> {
  await button(page, WORDS[language].toPayment).click();
  await page.waitForURL(/\/payment\/[\w-]+$/);
  await expect(page.locator("[name=payment_method_id]").first()).toBeVisible();
}

export async function choosePayment(page: Page, name: RegExp): Promise<void> {
  const chosen = page.waitForResponse(/\/api\/checkout\/set-payment/);
  await page.locator("label:has([name=payment_method_id])", { hasText: name }).locator("input").check();
  await chosen;
}

export async function toConfirm(page: Page, { language }: Shop): Promise<void> {
  await button(page, WORDS[language].goOn).click();
  await page.waitForURL(/\/confirm\/[\w-]+$/);
}

/** Agrees and presses; what follows is the provider's page, or what came of it. */
export async function order(page: Page, { language }: Shop): Promise<void> {
  await page.locator("#terms-accepted").check();
  await button(page, WORDS[language].order).click();
}

/** Presses a button of the provider's own page. */
export async function atTheTill(page: Page, name: string): Promise<void> {
  await page.waitForURL(/\/till\//);
  await page.getByRole("button", { name, exact: true }).click();
}

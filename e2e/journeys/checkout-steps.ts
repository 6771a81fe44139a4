import { expect, type Locator, type Page } from "@playwright/test";
import { TILL_TEXTS } from "#simulator/till/texts.ts";
import { untilHydrated } from "./fixtures.ts";
import type { Persona } from "./personas.ts";

interface FoundProduct {
  product: { variants: Variant[] };
  landed_terms: { refused: { air: string | null } };
}
interface Variant {
  id: number;
  max_quantity: number;
}

/** Calls from the page, with its cookies. */
export async function callApi<Answer>(page: Page, path: string, body: object, key?: string): Promise<Answer> {
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

interface CartContents {
  /** Where to start in the list of products; each journey has its own range, so that they do not share stock. */
  offset: number;
  products?: number;
  quantity?: number;
}

/** Fills the cart by calls; the pages have their own journeys. */
export async function fillCart(page: Page, persona: Persona, { offset, products = 1, quantity = 1 }: CartContents) {
  await page.goto(persona.at("/accessibility"));
  const shown = { locale: persona.language, currency: persona.currency };
  const { items } = await callApi<{ items: { slug: string; is_available: boolean }[] }>(
    page,
    "/api/search/searchForCategoryItems",
    { ...shown, offset, limit: 30, withFacets: false },
  );
  const added: number[] = [];
  for (const { slug } of items.filter(({ is_available }) => is_available)) {
    if (added.length === products) break;
    const found = await callApi<FoundProduct>(page, "/api/catalog/product", { ...shown, slug });
    const { product, landed_terms } = found;
    const variant = product.variants.find(({ max_quantity }) => max_quantity > 3);
    // Orders of journeys are sent by air.
    if (!variant || landed_terms.refused.air !== null) continue;
    await addToCart(page, persona, variant.id, quantity);
    added.push(variant.id);
  }
  expect(added).toHaveLength(products);
  return added;
}

export async function addToCart(page: Page, { shownIn }: Persona, variantId: number, quantity = 1): Promise<void> {
  const input = { ...shownIn, variant_id: variantId, quantity };
  const { added } = await callApi<{ added: number }>(page, "/api/cart/add", input);
  expect(added, `pieces of ${variantId}`).toBe(quantity);
}

/** The visible one of two: beside the step or in the bar below it. */
export const shownButton = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name }).locator("visible=true");

/** Creates a checkout by opening the URL without a slug (CHECKOUT-01). */
export async function beginCheckout(page: Page, persona: Persona): Promise<string> {
  await page.goto(persona.at("/checkout"));
  await page.waitForURL(/\/checkout\/[\w-]+$/);
  await untilHydrated(page);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The summary of a step: beside it, or unfolded above it on phones. */
export async function openSummary(page: Page, { t }: Persona): Promise<Locator> {
  const beside = page.getByRole("region", { name: t("checkout.your-order") });
  const fold = page.getByRole("main").locator("details").first();
  const shown = beside.or(fold).filter({ visible: true });
  await expect(shown).toHaveCount(1);
  if (await fold.isVisible()) await fold.locator("> summary").click();
  return shown;
}

const RECIPIENT = { first_name: "Rūta", last_name: "Žemaitytė", phone_number: "8 612 34567" };
const STREET = { first_address: "Žvėryno g. 14-7", city: "Vilnius", zip: "LT-08117" };

async function fillFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
}

/** For signed-in customers, who are not asked for an e-mail. */
export async function fillAddress(page: Page): Promise<void> {
  await fillFields(page, RECIPIENT);
}

export async function fillGuest(page: Page, email: string): Promise<void> {
  await fillFields(page, { email, ...RECIPIENT });
}

/** Chooses the first courier and its first pickup point in a street. */
export async function choosePoint(page: Page, street: string): Promise<void> {
  await page.locator("[name=delivery_method]").first().check();
  await page.getByRole("main").getByRole("searchbox").fill(street);
  const points = page.locator("label:has([name=parcel_shop])");
  await expect(points.first().locator("mark").first()).toHaveText(new RegExp(street, "i"));
  await points.first().locator("input").check();
  await expect(page.locator("[name=parcel_shop]:checked")).toHaveCount(1);
}

export async function chooseDoor(page: Page, { t }: Persona): Promise<void> {
  const chosen = page.waitForResponse(/\/api\/checkout\/set-delivery/);
  await page
    .locator("label", { hasText: t("checkout.courier.door", { name: "" }).trim() })
    .first()
    .locator("input")
    .check();
  await chosen;
  await fillFields(page, STREET);
}

export async function toPayment(page: Page, { t }: Persona): Promise<void> {
  await shownButton(page, t("checkout.to-payment")).click();
  await page.waitForURL(/\/payment\/[\w-]+$/);
  await expect(page.locator("[name=payment_method_id]").first()).toBeVisible();
}

type Method = "card" | "wallet" | "bank";

export async function choosePayment(page: Page, { t }: Persona, method: Method): Promise<void> {
  const card = methodCard(page, t(`payment.method.${method}`));
  // The method without a fee is chosen in advance.
  if (await card.isChecked()) return;
  const chosen = page.waitForResponse(/\/api\/checkout\/set-payment/);
  await card.check();
  await chosen;
}

export const methodCard = (page: Page, name: string): Locator =>
  page.locator("label:has([name=payment_method_id])", { hasText: name }).locator("input");

export async function toConfirm(page: Page, { priced }: Persona): Promise<void> {
  await shownButton(page, priced("checkout.continue")).click();
  await page.waitForURL(/\/confirm\/[\w-]+$/);
}

/** By law the button names the obligation to pay. */
export const ORDER_BUTTON = {
  en: /^Order and pay €[\d\s]+\.\d\d$/,
  lt: /^Užsakyti su pareiga mokėti [\d\s]+,\d\d\s\$$/,
};

/** Beside the button, or above it in the bar. */
export const termsBox = (page: Page): Locator => page.locator("[name=terms_accepted]").locator("visible=true");

/** Accepts the terms and orders. */
export async function order(page: Page, { language }: Persona): Promise<void> {
  await termsBox(page).check();
  await shownButton(page, ORDER_BUTTON[language]).click();
}

/** Presses a button of the provider's page. */
export async function finishAtProvider(
  page: Page,
  { language }: Persona,
  action: "pay" | "decline" | "cancel",
): Promise<void> {
  await page.waitForURL(/\/till\//);
  await page.getByRole("button", { name: TILL_TEXTS[language].actions[action], exact: true }).click();
}

const SUCCESS_TITLES = { en: "Thank you, your order is placed", lt: "Ačiū, jūsų užsakymas priimtas" };

export async function expectSuccess(page: Page, { language }: Persona): Promise<void> {
  await page.waitForURL(new RegExp(`/${language}/success/`));
  await expect(page.getByRole("heading", { level: 1, name: SUCCESS_TITLES[language] })).toBeVisible();
}

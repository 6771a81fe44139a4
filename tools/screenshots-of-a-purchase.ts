import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#demo/identity/demo-accounts.ts";

/**
 * Takes the README's pictures of the steps from a search to a paid order, in a running demo: `npm start`, then
 * `node tools/screenshots-of-a-purchase.ts [port]`.
 */
const port = process.argv[2] ?? "3000";
const folder = join(import.meta.dirname, "../docs/screenshots");
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const site = `http://lt.localhost:${port}`;
const [{ email }] = DEMO_ACCOUNTS;

/** The steps that the README shows on a phone as well. */
const ON_A_PHONE: readonly string[] = ["cart", "checkout-payment", "checkout-confirm", "checkout-success"];

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
await buy(await browser.newPage({ viewport: { width: 1440, height: 900 } }), "");
await buy(await browser.newPage({ viewport: { width: 390, height: 844 } }), "-phone");
await browser.close();

async function buy(page: Page, suffix: string): Promise<void> {
  const take = async (name: string) => {
    if (suffix !== "" && !ON_A_PHONE.includes(name)) return;
    await page.waitForTimeout(800);
    const path = join(folder, `${name}${suffix}.jpg`);
    await page.screenshot({ path, type: "jpeg", quality: 80, animations: "disabled" });
  };
  const press = (name: RegExp) => page.getByRole("button", { name }).locator("visible=true").first().click();

  const reminder = page.getByRole("dialog", { name: /unpaid order/ });
  await page.addLocatorHandler(reminder, () => reminder.getByRole("button", { name: "Close" }).click());
  await signIn(page);
  await page.goto(`${site}/en/search?searchText=headphones`, { waitUntil: "networkidle" });
  await page.locator("main a[href*='/p/']").first().click();
  await page.waitForURL(/\/p\//);
  await page.getByTestId("landed-total").first().waitFor();
  await page.waitForLoadState("networkidle");
  const added = page.waitForResponse(/\/api\/cart\/add/);
  await press(/^Add to cart/);
  await added;
  await take("added-to-cart");
  await page.goto(`${site}/en/cart`, { waitUntil: "networkidle" });
  await take("cart");
  await page.goto(`${site}/en/checkout`);
  await page.waitForURL(/\/checkout\/.+/);
  await chooseDelivery(page);
  await take("checkout-shipping");
  await press(/^Continue to payment/);
  await page.waitForURL(/\/payment\//);
  await choose(page, "label:has([name=payment_method_id])", /^Card/);
  await take("checkout-payment");
  await press(/^Continue/);
  await page.waitForURL(/\/confirm\//);
  await page.locator("[name=terms_accepted]").locator("visible=true").check();
  await page.evaluate(() => window.scrollTo(0, 0));
  await take("checkout-confirm");
  await press(/^Order and pay/);
  await page.waitForURL(/\/till\//);
  await take("checkout-till");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/success\//);
  await take("checkout-success");
  await page.getByRole("link", { name: "Look at the order" }).click();
  await page.waitForURL(/\/my-orders\//);
  await take("order");
  await page.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site}/en/login`, { waitUntil: "networkidle" });
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(DEMO_PASSWORD);
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
}

async function chooseDelivery(page: Page): Promise<void> {
  await page.locator("[name=delivery_method]").first().check();
  await page.getByRole("main").getByRole("searchbox").fill("ozo");
  await page.waitForTimeout(1_500);
  await page.locator("[name=parcel_shop]").first().check();
  await page.waitForTimeout(800);
}

async function choose(page: Page, labels: string, name: RegExp): Promise<void> {
  await page.locator(labels, { hasText: name }).locator("input").check();
  await page.waitForTimeout(800);
}

import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#demo/identity/demo-accounts.ts";
import { signInAsDemoCustomer } from "./accounts.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { PORT } from "./port.ts";
import { at, PHONE } from "./sites.ts";

const SAFARI_11 =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13) AppleWebKit/604.1.38 (KHTML, like Gecko) Version/11.0 Safari/604.1.38";

/** Replaces the current user that the browser receives, to control the number of unpaid orders. */
async function mockCurrentUser(page: Page, user: object): Promise<void> {
  await page.route("**/api/auth/getCurrentUser", (route) => route.fulfill({ json: { user } }));
}

const ruta = {
  id: 7,
  email: "ruta@example.com",
  first_name: "Rūta",
  last_name: "Ž",
  unpaid_orders_count: 2,
  inbox_count: 0,
};

test.describe("an old browser", () => {
  test.use({ userAgent: SAFARI_11 });

  test("OVERLAY-01 gets a notice with four downloads and a button to proceed", async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open(at("lt", "/en"));
    const notice = page.getByRole("dialog", { name: "Your browser is out of date" });
    await expect(notice).toBeVisible();
    await expectAccessible();
    await expect(notice.getByText("Parts of the shop may not work here.")).toBeVisible();
    await expect(notice.getByText("A newer browser is free and takes a minute.")).toBeVisible();
    await expect(notice.getByRole("link")).toHaveCount(4);
    await expect(notice.getByText("You can continue, but some features will not work.")).toBeVisible();
    await notice.getByRole("button", { name: "Proceed" }).click();
    await expect(notice).toBeHidden();
  });
});

test("OVERLAY-01 a current browser gets no notice", async ({ page, open }) => {
  await open(at("lt", "/en"));
  await expect(page.getByText("Your browser is out of date")).toBeHidden();
});

test("OVERLAY-02 reminds of unpaid orders once per session; Pay leads to My Orders", async ({
  page,
  open,
  expectAccessible,
}) => {
  await signInAsDemoCustomer(page);
  await mockCurrentUser(page, ruta);
  await open(at("lt", "/en"));
  const reminder = page.getByRole("dialog", { name: "You have 2 unpaid orders" });
  await expect(reminder).toBeVisible();
  await expect(reminder.getByRole("listitem").first()).toHaveText(
    /^OR\d+, €[\d\u202f.]+Pay by 20\d\d-\d\d-\d\d \d\d:\d\d \(Vilnius time\)$/,
  );
  await expectAccessible();
  await reminder.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(at("lt", "/en/my-orders?focus_order_table=true"));
  await expect(page.getByRole("region", { name: "List of orders" })).toBeFocused();
  await page.goto(at("lt", "/en"));
  await untilHydrated(page);
  await page.waitForTimeout(500);
  await expect(reminder).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("OVERLAY-02 AUTH-01 the greeting after signing in leaves the reminder's buttons free", async ({
    page,
    open,
  }) => {
    await open(at("lt", "/en/login"));
    await page.getByLabel("E-mail").fill(DEMO_ACCOUNTS[0].email);
    await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
    await page.getByLabel("Password", { exact: true }).press("Enter");
    const reminder = page.getByRole("dialog", { name: /unpaid order/ });
    await expect(page.getByText("You are signed in as Rūta.")).toBeVisible();
    // A click waits until nothing covers the button, and the greeting is there for six seconds.
    await reminder.getByRole("button", { name: "Later" }).click({ trial: true, timeout: 2_000 });
    await reminder.getByRole("button", { name: "Pay" }).click({ trial: true, timeout: 2_000 });
    await expect(page.getByText("You are signed in as Rūta.")).toBeVisible();
  });
});

test("OVERLAY-02 closing the reminder keeps it closed after a reload and in another tab", async ({ page, open }) => {
  await signInAsDemoCustomer(page);
  await mockCurrentUser(page, ruta);
  await open(at("lt", "/lt"));
  const reminder = page.getByRole("dialog", { name: /neapmokėt/ });
  await reminder.getByRole("button", { name: "Uždaryti" }).click();
  const tab = await page.context().newPage();
  await mockCurrentUser(tab, ruta);
  for (const other of [page, tab]) {
    await other.goto(at("lt", "/lt"));
    await untilHydrated(other);
    await other.waitForTimeout(500);
    await expect(other.getByRole("dialog", { name: /neapmokėt/ })).toBeHidden();
  }
});

test("OVERLAY-03 AUTH-10 the key toggler needs the permission and shows keys instead of texts", async ({
  page,
  open,
}) => {
  await page.route("**/can-view-translations", (route) => route.fulfill({ json: true }));
  await open(at("lt", "/en"));
  await page.getByRole("button", { name: "Show translation keys" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("home.hero.title");
  await page.getByRole("button", { name: "translations.show-texts" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("home.hero.title");
});

test("OVERLAY-03 AUTH-10 without the permission there is no toggler, and the stored flag becomes 0", async ({
  page,
  open,
  context,
}) => {
  const cookie = async () => (await context.cookies()).find(({ name }) => name === "can_view_translations")?.value;
  const stored = () => page.evaluate(() => localStorage.getItem("can-check-translations"));
  await open(at("lt", "/en"));
  await expect.poll(stored).toBe("0");
  expect(await cookie(), "who may not has no cookie of translators").toBeUndefined();
  await context.addCookies([{ name: "can_view_translations", value: "1", url: at("lt", "/") }]);
  await open(at("lt", "/en"));
  await expect.poll(cookie).toBe("0");
  await expect(page.getByRole("button", { name: "Show translation keys" })).toHaveCount(0);
});

test("OVERLAY-04 shows the loading bar until a slow page is loaded", async ({ page, open }) => {
  await open(at("lt", "/en"));
  await page.route("**/accessibility.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  const bar = page.locator("svg.fixed").first();
  await expect(bar).toHaveClass(/opacity-0/);
  await page.getByRole("link", { name: "Accessibility" }).click();
  await expect(bar).not.toHaveClass(/opacity-0/);
  await expect(page.getByRole("heading", { level: 1, name: "Accessibility" })).toBeVisible();
  await expect(bar).toHaveClass(/opacity-0/);
});

test("OVERLAY-05 the loading overlay covers the page while the loader flag is set", async ({ page, open }) => {
  await open(at("lt", "/en/dev/components"));
  await page.getByTestId("raise-loader").click();
  const overlay = page.getByRole("status").filter({ hasText: "Loading" });
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await expect(overlay).toBeHidden();
});

test("OVERLAY-07 ERROR-07 a missing chunk of an older build shows the deployment notice with Refresh", async ({
  page,
  open,
  expectedProblems,
}) => {
  expectedProblems.push(/404|dynamically imported module|Failed to load/);
  await open(at("lt", "/en"));
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "newer" } }));
  await page.route("**/assets/consent-dialog-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(page.getByText("We have just updated the shop")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /world’s shops/ }), "the page stays").toBeVisible();
  await page.unroute("**/assets/consent-dialog-*.js");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("We have just updated the shop")).toBeHidden();
});

test("BUILD-01 detects a new build by polling and offers a refresh without forcing it", async ({
  page,
  untilQuiet,
}) => {
  await page.clock.install();
  await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "newer" } }));
  await page.goto(at("lt", "/en"));
  await page.waitForSelector("html[data-device]");
  await untilQuiet();
  await page.clock.runFor(61_000);
  await expect(page.getByText("A new version of the shop is ready")).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Refresh" }).click();
  await reloaded;
  await untilHydrated(page);
  // Right after a reload the same answer must neither reload nor offer again.
  await untilQuiet();
  await page.clock.runFor(5_000);
  await expect(page.getByText("A new version of the shop is ready")).toBeHidden();
});

test("CHECKOUT-NAV-04 a new navigation waits for the pending one", async ({ page, open }) => {
  await open(at("lt", "/en"));
  const arrived: string[] = [];
  await page.exposeFunction("recordArrival", (path: string) => arrived.push(path));
  await page.evaluate(() => {
    const original = history.pushState.bind(history);
    history.pushState = (state, unused, url) => {
      original(state, unused, url);
      (window as unknown as { recordArrival: (path: string) => void }).recordArrival(location.pathname);
    };
  });
  await page.route("**/accessibility.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.getByRole("link", { name: "Accessibility" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL(at("lt", "/en/privacy-policy"));
  expect(arrived).toEqual(["/en/accessibility", "/en/privacy-policy"]);
});

test("LOCALE-03 stores the path's language and sends it to the server once", async ({ page, open, context }) => {
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/api/locale/change")) statuses.push(response.status());
  });
  await open(at("lt", "/en"));
  await expect.poll(() => statuses).toEqual([200]);
  const saved = (await context.cookies()).find(({ name }) => name === "locale");
  expect(saved?.value).toBe("en");
  await page.goto(`http://lt.localhost:${PORT}/`);
  await expect(page).toHaveURL(at("lt", "/en"));
  await untilHydrated(page);
  await page.waitForTimeout(300);
  expect(statuses).toHaveLength(1);
});

test("MODAL-01 MODAL-02 closes a modal when the page changes and reports false", async ({ page, open }) => {
  await open(at("lt", "/en/dev/components"));
  for (const name of ["size-chart", "recalculate", "additional-info-success"]) {
    await page.getByTestId(`open-${name}`).click();
    const modal = page.getByRole("dialog");
    await expect(modal).toBeVisible();
    // A changed query is the same page, so the modal stays.
    await page.evaluate(() => history.replaceState(history.state, "", "?s=1"));
    await expect(modal).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByTestId("shop-modal-result")).toHaveText(`${name}: false`);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Accessibility" })).toBeVisible();
  await page.goBack();
  await page.getByTestId("open-recalculate").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Accessibility" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("CONFIG-04 the device flag follows the width after half a second", async ({ page, open }) => {
  await open(at("lt", "/en"));
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-device", "desktop");
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(html).toHaveAttribute("data-device", "desktop", { timeout: 1 });
  await expect(html).toHaveAttribute("data-device", "tablet");
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(html).toHaveAttribute("data-device", "mobile");
});

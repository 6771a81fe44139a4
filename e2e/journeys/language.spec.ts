import { expect, test, untilHydrated } from "./fixtures.ts";
import { at } from "./sites.ts";

test("LOCALE-01 LOCALE-03 the language switch keeps page, query and scroll position without a reload", async ({
  page,
  open,
}) => {
  await open(at("lt", "/en?utm_source=letter"));
  const footer = page.getByRole("contentinfo");
  await footer.getByText("Lithuania · EN · EUR").click();
  const link = footer.getByRole("link", { name: "Lietuvių" });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await link.click();
  await expect(page).toHaveURL(at("lt", "/lt?utm_source=letter"));
  await expect(page.locator("html")).toHaveAttribute("lang", "lt");
  await expect(page.getByRole("contentinfo")).toContainText("Visos teisės saugomos");
  expect(await page.evaluate(() => "samePage" in window)).toBe(true);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(160);
});

test("LOCALE-02 a path without language redirects to the saved one, else to the host's default", async ({
  page,
  context,
}) => {
  await page.goto(at("lt", "/accessibility?x=1"));
  await expect(page).toHaveURL(at("lt", "/lt/accessibility?x=1"));
  await context.clearCookies();
  await page.goto("about:blank");
  await context.addCookies([{ name: "locale", value: "en", url: at("lt", "/") }]);
  await page.goto(at("lt", "/accessibility?x=1"));
  await expect(page).toHaveURL(at("lt", "/en/accessibility?x=1"));
});

test("REGION-06 the currency is selected in the header and stored", async ({ page, open, context }) => {
  await open(at("lt", "/en"));
  await page.getByRole("banner").getByText("EUR €").click();
  await page.getByRole("option", { name: /USD/ }).click();
  await expect(page.getByRole("banner").getByText("USD $")).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === "currency_id");
  expect(cookie?.value).toBe("2");
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole("banner").getByText("USD $")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("LOCALE-01 pages, links, the search form and the languages work without JavaScript", async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(/preload/, /404/);
    await page.goto(at("lt", "/en"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Accessibility" }).click();
    await expect(page).toHaveURL(at("lt", "/en/accessibility"));
    const search = page.getByRole("combobox", { name: "Search" }).locator("visible=true").first();
    await search.fill("shoes");
    await search.press("Enter");
    await expect(page).toHaveURL(at("lt", "/en/search?searchText=shoes"));
    await page.goto(at("lt", "/en/cart"));
    await expect(page.getByRole("main")).toContainText("The cart needs JavaScript.", { useInnerText: true });
    await expect(page.getByText("Loading your cart."), "it never comes").toBeHidden();
  });
});

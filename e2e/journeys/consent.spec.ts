import type { Page } from "@playwright/test";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { SHOE } from "#testing/catalogue/shoe.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { at } from "./sites.ts";

/** Records every request to other hosts. */
function recordExternalRequests(page: Page): string[] {
  const externalRequests: string[] = [];
  page.on("request", (request) => {
    if (!/^https?:\/\/[a-z]+\.localhost|^data:|^blob:/.test(request.url())) externalRequests.push(request.url());
  });
  return externalRequests;
}

test("T090 loads nothing from other hosts before consent, nor after it in a shop without tags", async ({
  page,
  open,
  expectAccessible,
  takeScreenshot,
}) => {
  const externalRequests = recordExternalRequests(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await open(at("lt", "/en"));
  await page.getByRole("button", { name: "Cookie settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Cookie settings" });
  await expect(dialog.getByRole("switch", { name: "Statistics" })).not.toBeChecked();
  await expect(dialog.getByRole("switch", { name: "Marketing" })).not.toBeChecked();
  await expectAccessible();
  await takeScreenshot("cookie-settings");
  await dialog.getByRole("button", { name: "Allow all" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await untilHydrated(page);
  expect(externalRequests).toEqual([]);
});

test("T090 stores the consent, which can be withdrawn", async ({ page, open, context }) => {
  await open(at("lt", "/en"));
  const cookie = async () => (await context.cookies()).find(({ name }) => name === "consent");
  const stored = async () => (await cookie())?.value;
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await page.getByRole("switch", { name: "Statistics" }).check();
  await page.getByRole("button", { name: "Save my choice" }).click();
  await expect.poll(stored).toMatch(/^1\.10\.[0-9a-f]{32}$/);
  const daysLeft = ((await cookie())?.expires ?? 0) / 86_400 - Date.now() / DAY_MS;
  expect(Math.round(daysLeft)).toBe(180);
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await page.getByRole("switch", { name: "Statistics" }).uncheck();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Save my choice" }).click();
  await reloaded;
  await expect.poll(stored).toMatch(/^1\.00\.[0-9a-f]{32}$/);
});

test("T090 only what is necessary is allowed in one press, whatever was switched on before", async ({
  page,
  open,
  context,
}) => {
  await open(at("lt", "/en"));
  await page.getByRole("button", { name: "Cookie settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Cookie settings" });
  for (const name of ["Statistics", "Marketing"]) await dialog.getByRole("switch", { name }).check();
  await dialog.getByRole("button", { name: "Only necessary" }).click();
  await expect(dialog).toBeHidden();
  const stored = async () => (await context.cookies()).find(({ name }) => name === "consent")?.value;
  await expect.poll(stored).toMatch(/^1\.00\./);
});

test("T090 ROUTE-04 the page about cookies names all that a visit leaves in the browser", async ({
  page,
  open,
  context,
}) => {
  await open(at("lt", "/en?utm_source=letter"));
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Allow all" }).click();
  await open(at("lt", `/en/p/${SHOE.slug}`));
  const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect.poll(stored).toContain("recentlyViewed");
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("utm");
  const left = [...(await stored()), ...(await context.cookies()).map(({ name }) => name)];
  await open(at("lt", "/en/cookies"));
  const named = (await page.getByRole("main").locator("code").allTextContents()).map((name) => name.trim());
  expect(left.filter((name) => !named.includes(name))).toEqual([]);
});

test("TRACK-03 LIMIT-02 keeps the campaign of a visit, and stores it for 90 days when consent comes later", async ({
  page,
  open,
  context,
}) => {
  const stored = async () => (await context.cookies()).find(({ name }) => name === "utm");
  const sent = page.waitForRequest("**/api/utm");
  await open(at("lt", "/en?utm_source=letter&utm_campaign=spring"));
  expect((await sent).postDataJSON()).toEqual({ utm_source: "letter", utm_campaign: "spring" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL(/\/en\/privacy-policy$/);
  expect(await stored()).toBeUndefined();
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await page.getByRole("button", { name: "Allow all" }).click();
  await expect
    .poll(async () => decodeURIComponent((await stored())?.value ?? ""))
    .toBe("utm_source=letter&utm_campaign=spring");
  const daysLeft = ((await stored())?.expires ?? 0) / 86_400 - Date.now() / DAY_MS;
  expect(Math.round(daysLeft)).toBe(90);
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await page.getByRole("switch", { name: "Marketing" }).uncheck();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Save my choice" }).click();
  await reloaded;
  await expect.poll(stored).toBeUndefined();
});

test("T089 T091 blocks a script that is injected into the page", async ({ page, open, expectedProblems }) => {
  expectedProblems.push(/Content Security Policy|TrustedHTML|TrustedScript/);
  await open(at("lt", "/en"));
  const stopped = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) => violations.push(event.effectiveDirective));
    const inline = document.createElement("script");
    let threw = "";
    try {
      inline.textContent = "window.injected = 1";
    } catch (error) {
      threw = (error as Error).name;
    }
    document.head.append(inline);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { violations, threw, ran: "injected" in window };
  });
  expect(stopped.ran).toBe(false);
  expect(stopped.violations.length + stopped.threw.length).toBeGreaterThan(0);
});

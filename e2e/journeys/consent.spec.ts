import type { Page } from "@playwright/test";
import { expect, test, untilAlive } from "./fixtures.ts";
import { PORT } from "./port.ts";
import { at, TAGGED_HOST } from "./sites.ts";

const tagged = `http://${TAGGED_HOST}:${PORT}/en`;

/** Every request that leaves our own hosts. */
function watchOutside(page: Page): string[] {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!/^https?:\/\/[a-z]+\.localhost|^data:|^blob:/.test(request.url())) outside.push(request.url());
  });
  return outside;
}

test("T090 nothing of others loads: not before consent, and not in a shop without tags after it", async ({
  page,
  open,
  expectAccessible,
  picture,
}) => {
  const outside = watchOutside(page);
  await open(at("lt", "/en"));
  await page.getByRole("button", { name: "Cookie settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Cookie settings" });
  await expect(dialog.getByRole("switch", { name: "Statistics" })).not.toBeChecked();
  await expect(dialog.getByRole("switch", { name: "Marketing" })).not.toBeChecked();
  await expectAccessible();
  await picture("cookie-settings");
  await dialog.getByRole("button", { name: "Allow all" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await untilAlive(page);
  expect(outside).toEqual([]);
});

test("T090 the choice is kept and can be taken back", async ({ page, open, context }) => {
  await open(at("lt", "/en"));
  const stored = async () => (await context.cookies()).find(({ name }) => name === "consent")?.value;
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await page.getByRole("switch", { name: "Statistics" }).check();
  await page.getByRole("button", { name: "Save my choice" }).click();
  await expect.poll(stored).toBe("analytics-1.marketing-0");
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await page.getByRole("switch", { name: "Statistics" }).uncheck();
  await page.getByRole("button", { name: "Save my choice" }).click();
  await expect.poll(stored).toBe("analytics-0.marketing-0");
});

test("T090 a shop with a tag manager asks first, loads it after a yes and nothing after a no", async ({
  page,
  visit,
}) => {
  const outside = watchOutside(page);
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await visit(tagged);
  await page.getByRole("button", { name: "Only necessary" }).click();
  await page.reload();
  await untilAlive(page);
  await page.waitForTimeout(300);
  expect(outside).toEqual([]);

  await page.context().clearCookies();
  await page.reload();
  await page.getByRole("button", { name: "Allow all" }).click();
  await expect.poll(() => outside).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST1"]);
});

test("T089 T091 a script that is not ours is stopped, whoever puts it into the page", async ({
  page,
  open,
  expectedProblems,
}) => {
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

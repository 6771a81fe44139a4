import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { expect, test } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

for (const viewport of variantsOf([DESKTOP, PHONE], 1)) {
  test.describe(`at ${viewport.width} px`, VARIANT, () => {
    test.use({ viewport });

    test("ERROR-02 ROUTE-52 an unknown path is a 404 inside the shell that names the path", async ({
      page,
      visit,
      takeScreenshot,
      expectedProblems,
    }) => {
      expectedProblems.push(/404/);
      await visit(at("lt", "/en/no/such-page"));
      await expect(page.getByRole("heading", { level: 1, name: "This page floated away" })).toBeVisible();
      await expect(page.getByText("/no/such-page")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await takeScreenshot(`not-found-${viewport.width}`);
      await page.getByRole("link", { name: "Return to homepage" }).click();
      await expect(page).toHaveURL(at("lt", "/en"));
    });

    test("ROUTE-25 the status page has no header or footer", async ({ page, visit, takeScreenshot }) => {
      await visit(at("lt", "/status"));
      await expect(page).toHaveURL(at("lt", "/status"));
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await takeScreenshot(`status-${viewport.width}`);
    });

    test("ROUTE-46 the page for old browsers links to four current ones", async ({ page, visit, takeScreenshot }) => {
      await visit(at("lt", "/en/unsupported-browser"));
      for (const name of ["Chrome", "Safari", "Firefox", "Edge"]) {
        await expect(page.getByRole("main").getByRole("link", { name: new RegExp(name) })).toBeVisible();
      }
      await takeScreenshot(`unsupported-browser-${viewport.width}`);
    });

    test("OVERLAY-06 ERROR-07 shows the error page when a page fails in the browser", async ({
      page,
      open,
      takeScreenshot,
      expectAccessible,
      expectedProblems,
    }) => {
      expectedProblems.push(/./);
      await open(at("lt", "/en"));
      await page.route("**/accessibility.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
      await page.getByRole("link", { name: "Accessibility" }).click();
      await expect(page.getByRole("heading", { name: "Something broke on our side" })).toBeVisible();
      await expect(page.getByText("Errors like this are reported to us, and we are working on it.")).toBeVisible();
      await expectAccessible();
      await takeScreenshot(`error-${viewport.width}`);
      await page.getByRole("link", { name: "Return to homepage" }).click();
      await expect(page.getByRole("heading", { level: 1, name: /world’s shops/ })).toBeVisible();
    });
  });
}

test("F39 a page that a busy server refuses is loaded as a document, which tries again by itself", async ({
  page,
  open,
  expectedProblems,
}) => {
  expectedProblems.push(/503/);
  await open(at("lt", "/en"));
  const busy = { status: 503, headers: { "retry-after": "1" }, contentType: "text/html" };
  await page.route("**/accessibility.data*", (route) => route.fulfill({ ...busy, body: "busy" }));
  const again = '<meta http-equiv="refresh" content="1"><h1>One moment</h1>';
  await page.route("**/en/accessibility", (route) => route.fulfill({ ...busy, body: again }), { times: 1 });
  await page.getByRole("link", { name: "Accessibility" }).click();
  await expect(page.getByRole("heading", { name: "One moment" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /accessib/i })).toBeVisible();
  await expect(page).toHaveURL(at("lt", "/en/accessibility"));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /world’s shops/ })).toBeVisible();
});

test("ROUTE-02 /404 is the not-found page itself", async ({ page, visit, expectedProblems }) => {
  expectedProblems.push(/404/);
  await visit(at("ee", "/ee/404"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("a crawler", () => {
  test.use({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });

  test("ERROR-04 does not get the error page", async ({ page, open, expectedProblems }) => {
    expectedProblems.push(/./);
    await open(at("lt", "/en"));
    await page.route("**/accessibility.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.getByRole("link", { name: "Accessibility" }).click();
    await page.waitForTimeout(1_000);
    await expect(page.getByText("Something broke on our side")).toHaveCount(0);
  });
});

import { expect, test } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("ERROR-02 ROUTE-52 an unknown address is a 404 inside the shell that names its path", async ({
      page,
      visit,
      picture,
      expectedProblems,
    }) => {
      expectedProblems.push(/404/);
      await visit(at("lt", "/en/no/such-page"));
      await expect(page.getByRole("heading", { level: 1, name: "This page floated away" })).toBeVisible();
      await expect(page.getByText("/no/such-page")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await picture(`not-found-${viewport.width}`);
      await page.getByRole("link", { name: "Return to homepage" }).click();
      await expect(page).toHaveURL(at("lt", "/en"));
    });

    test("ROUTE-25 the status page stands alone", async ({ page, visit, picture }) => {
      await visit(at("lt", "/status"));
      await expect(page).toHaveURL(at("lt", "/status"));
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await picture(`status-${viewport.width}`);
    });

    test("ROUTE-46 the page about old browsers names four newer ones", async ({ page, visit, picture }) => {
      await visit(at("lt", "/en/unsupported-browser"));
      for (const name of ["Chrome", "Safari", "Firefox", "Edge"]) {
        await expect(page.getByRole("main").getByRole("link", { name: new RegExp(name) })).toBeVisible();
      }
      await picture(`unsupported-browser-${viewport.width}`);
    });

    test("OVERLAY-06 ERROR-07 a page that breaks in the browser gives way to the error page", async ({
      page,
      open,
      picture,
      expectAccessible,
      expectedProblems,
    }) => {
      expectedProblems.push(/./);
      await open(at("lt", "/en"));
      await page.route("**/accessibility.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
      await page.getByRole("link", { name: "Accessibility" }).click();
      await expect(page.getByRole("heading", { name: "Something broke on our side" })).toBeVisible();
      await expect(page.getByText("We have been told and are working on it.")).toBeVisible();
      await expectAccessible();
      await picture(`error-${viewport.width}`);
      await page.getByRole("link", { name: "Return to homepage" }).click();
      await expect(page.getByRole("heading", { level: 1, name: /world’s shops/ })).toBeVisible();
    });
  });
}

test("ROUTE-02 /404 is the not-found page itself", async ({ page, visit, expectedProblems }) => {
  expectedProblems.push(/404/);
  await visit(at("ee", "/ee/404"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("ROUTE-52 an address whose page is not built yet says so", async ({ page, visit, expectedProblems }) => {
  expectedProblems.push(/404/);
  await visit(at("lt", "/en/warranty"));
  await expect(page.getByRole("heading", { name: "This part of the shop is not open yet" })).toBeVisible();
});

test.describe("a crawler", () => {
  test.use({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });

  test("ERROR-04 is not shown the error page", async ({ page, open, expectedProblems }) => {
    expectedProblems.push(/./);
    await open(at("lt", "/en"));
    await page.route("**/accessibility.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.getByRole("link", { name: "Accessibility" }).click();
    await page.waitForTimeout(1_000);
    await expect(page.getByText("Something broke on our side")).toHaveCount(0);
  });
});

import { expect, test } from "./fixtures.ts";
import { at } from "./sites.ts";

test("ERROR-05 reports an invalid address, keeps what was typed, and accepts a valid one", async ({ page, open }) => {
  await open(at("lt", "/lt"));
  const field = page.getByRole("textbox", { name: /pašto/i });
  const submit = page.getByRole("button", { name: "Prenumeruoti" });
  await submit.click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("ruta@");
  await submit.click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("ruta@");
  await expect(field).toBeFocused();
  await field.fill("ruta@example.com");
  await submit.click();
  await expect(page.getByRole("status").filter({ hasText: "ruta@example.com" })).toBeVisible();
});

test("ERROR-05 keeps what was typed when the server is unavailable", async ({ page, open, expectedProblems }) => {
  expectedProblems.push(/503/);
  await page.route("**/api/newsletter/subscribe", (route) =>
    route.fulfill({ status: 503, json: { status: false, code: "unavailable", message: "error.call.unavailable" } }),
  );
  await open(at("lt", "/en"));
  const field = page.getByRole("textbox", { name: "E-mail address" });
  await field.fill("ruta@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("We could not save your address.")).toBeVisible();
  await expect(field).toHaveValue("ruta@example.com");
});

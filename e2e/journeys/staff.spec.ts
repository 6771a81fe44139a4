import { DEMO_PASSWORD } from "../../demo/accounts/demo-accounts.ts";
import { expect, test } from "./fixtures.ts";
import { PORT } from "./port.ts";
import { at, PHONE } from "./sites.ts";

const BACK_OFFICE = `http://admin.localhost:${PORT}`;

test("T065 T068 a staff member signs in with password and code; shops never see the cookie", async ({
  page,
  expectedProblems,
  expectAccessible,
  takeScreenshot,
}) => {
  expectedProblems.push(/401 \(Unauthorized\)/);
  await page.goto(BACK_OFFICE);
  await page.getByLabel("E-mail").fill("staff@example.com");
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("not the password");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();

  await password.fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toBeFocused();
  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter the six digits of the code.").first()).toBeVisible();
  await expectAccessible();
  const shown = /\d{6}/.exec((await page.getByText("This is the demo").textContent()) ?? "")?.[0] ?? "";
  await code.fill(shown);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Signed in as/ })).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "lt" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Prisijungėte kaip/ })).toBeVisible();
  await expectAccessible();
  await takeScreenshot("signed-in-as");

  const cookies = await page.context().cookies(at("lt", "/"));
  expect(cookies.filter(({ name }) => name.includes("staff"))).toEqual([]);

  await page.getByRole("button", { name: "Atsijungti" }).click();
  await expect(page.getByRole("heading", { name: "Darbuotojų prisijungimas" })).toBeVisible();
});

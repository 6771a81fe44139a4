import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "#demo/identity/demo-accounts.ts";
import { withUnusedCode } from "./database.ts";
import { PORT } from "./port.ts";

export const BACK_OFFICE = `http://admin.localhost:${PORT}`;

/** The code that the demo shows in place of an authenticator app. */
export const shownCode = async (page: Page) =>
  /\d{6}/.exec((await page.getByText("This is the demo").textContent()) ?? "")?.[0] ?? "";

/** The first step of signing in. */
export async function enterPassword(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill("staff@example.com");
  await page.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
}

/** Signs in by keyboard, with password and code. The code that is shown works for half a minute: it is asked for in one's turn. */
export const signInAsStaff = (page: Page): Promise<void> =>
  withUnusedCode(async () => {
    await page.goto(BACK_OFFICE);
    await enterPassword(page);
    await page.getByLabel("Code", { exact: true }).fill(await shownCode(page));
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Signed in as/ }).waitFor();
  });

/** Opens a desk by the menu. */
export const openDesk = (page: Page, name: string): Promise<void> =>
  page.getByRole("link", { name, exact: true }).locator("visible=true").click();

/** Opens a queue of the bench. */
export async function openQueue(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: "Bench" }).locator("visible=true").click();
  await page.getByRole("tab", { name, exact: true }).click();
}

import sharp from "sharp";
import { fromMinor } from "#domain/money/money/money.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { expectSuccess, finishAtProvider } from "./checkout-steps.ts";
import { countMails, deliverOrder, mailedLink } from "./database.ts";
import { expect, expectPageAccessible, test, untilHydrated } from "./fixtures.ts";
import { ENGLISH, PERSONAS } from "./personas.ts";
import { placeOrder } from "./placed-order.ts";
import { at } from "./sites.ts";
import { warehouseMember } from "./warehouse.ts";

const picture = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 600, height: 450, channels: 3, background: "#b08d57" } })
    .jpeg()
    .toBuffer(),
});

for (const persona of variantsOf(PERSONAS, 1)) {
  const { t, email: emailOf, language } = persona;

  test.describe(persona.name, VARIANT, () => {
    test.use(persona.device);

    test("FORWARDING-06 ROUTE-09 T061 a guest claims what came broken, with pictures; it is asked about, approved and paid", async ({
      page,
      browser,
      takeScreenshot,
    }) => {
      test.slow();
      const email = emailOf("claim");
      const placed = await placeOrder(page, persona, { offset: persona === ENGLISH ? 1500 : 1550, email });
      await page.goto(placed.paymentUrl);
      await finishAtProvider(page, persona, "pay");
      await expectSuccess(page, persona);
      await deliverOrder(placed.number);

      // In a browser that proves nothing.
      const { viewport } = persona.device;
      const guest = await (await browser.newContext({ viewport })).newPage();
      await guest.goto(persona.at("/accessibility"));
      await untilHydrated(guest);
      await guest
        .getByRole("contentinfo")
        .getByRole("link", { name: t("footer.help.claim") })
        .click();
      await guest.getByLabel(t("claim.number")).fill(placed.number);
      await guest.getByLabel(t("claim.email")).fill("somebody@example.com");
      const find = guest.getByRole("button", { name: t("claim.find") });
      await find.click();
      await expect(guest.getByText(t("claim.not-found"))).toBeVisible();
      await guest.getByLabel(t("claim.email")).fill(email);
      await expectPageAccessible(guest);
      await find.click();
      const send = guest.getByRole("button", { name: t("claim.send") });
      await guest.getByLabel(t("claim.kind")).selectOption("damaged");
      await send.click();
      await expect(guest.getByText(t("claim.error.pictures")).first()).toBeVisible();
      await expect(guest.getByLabel(t("claim.details"))).toBeFocused();
      await guest.getByLabel(t("claim.details")).fill("The box was torn, and the bottle inside is broken.");
      const files = [await picture("outside.jpg"), await picture("inside.jpg")];
      await guest.locator("input[type=file]").setInputFiles(files);
      await expect(guest.getByText(t("files.uploaded"), { exact: true })).toHaveCount(2);
      await expectPageAccessible(guest);
      await send.click();
      const receipt = guest.getByRole("heading", { name: /CL\d+/ });
      await expect(receipt).toBeFocused();
      const number = /CL\d+/.exec((await receipt.textContent()) ?? "")?.[0] ?? "";
      await guest.context().close();

      const staff = await warehouseMember();
      await staff.make("claims/take", { number });
      await staff.make("claims/ask", { number, question: "Which bottle is broken?", days: 7 });
      await expect.poll(() => mailedLink(email, "claim-opened", "claims"), { timeout: 20_000 }).toBeDefined();
      await page.goto(at("lt", (await mailedLink(email, "claim-opened", "claims")) ?? ""));
      await untilHydrated(page);
      await expect(page).toHaveURL(new RegExp(`/${language}/claims/`));
      await page.getByLabel(t("claim.answer")).fill("The first one.");
      await expectPageAccessible(page);
      await page.getByRole("button", { name: t("claim.answer-send") }).click();
      await expect(page.getByText(t("claim.next.in_review"))).toBeVisible();
      await takeScreenshot("claim");

      // Another journey may have aged the sessions of staff.
      const decider = await warehouseMember();
      await decider.make("claims/approve", { number, amount: fromMinor(2_00) });
      await expect.poll(() => countMails(email, "claim-resolved"), { timeout: 20_000 }).toBe(1);
      await page.reload();
      await expect(page.getByText(t("claim.next.resolved"))).toBeVisible();
      await expect(page.getByRole("button", { name: t("claim.reopen") })).toBeVisible();
      await expectPageAccessible(page);
    });
  });
}

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { PASSWORD, post, registerAccount } from "./accounts.ts";
import { becomeBusiness } from "./business.ts";
import { callApi, finishAtProvider, methodCard } from "./checkout-steps.ts";
import { confirmEmail, mailedLink } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { PERSONAS, type Persona } from "./personas.ts";
import { DELIVERY_ADDRESS, storeParcel } from "./stored-parcel.ts";
import { warehouseMember } from "./warehouse.ts";

interface Draft {
  request: { couriers: { id: number; has_pickup_points: boolean }[]; offers: { charged: number }[] };
}

/** A forward request of a new parcel that waits for its payment, by calls: the pages have their own journey. */
async function submitRequest(page: Page, { shownIn }: Persona): Promise<string> {
  const parcel = await storeParcel(page, await warehouseMember(), "alderandco.example");
  const ask = <Answer>(name: string, body: object) =>
    callApi<Answer>(page, `/api/forward-requests/${name}`, { ...shownIn, ...body }, randomUUID());
  const { slug } = await ask<{ slug: string }>("begin", { parcels: [parcel] });
  await ask("set-packing", { slug, join: false, wrap: false, unbox: false, insure: false });
  const { couriers } = (await ask<Draft>("get", { slug })).request;
  const door = couriers.find(({ has_pickup_points }) => !has_pickup_points);
  const { id: _, ...address } = DELIVERY_ADDRESS;
  await ask("set-delivery", { slug, shipping_method: "air", courier_id: door?.id, address });
  const [air] = (await ask<Draft>("get", { slug })).request.offers;
  await ask("submit", { slug, total: air?.charged, agreed_terms: SHOWN_TERMS });
  return slug;
}

async function payByCard(page: Page, { t, priced }: Persona): Promise<void> {
  await methodCard(page, t("payment.method.card")).click();
  await page.getByRole("button", { name: priced("payment.again.pay") }).click();
}

for (const persona of variantsOf(PERSONAS, 1)) {
  const { t } = persona;

  test.describe(persona.name, VARIANT, () => {
    test.use({ ...persona.device, expectedProblems: [/status of 409/] });

    test("FORWARDING-07 an owner invites a buyer, whose payment above the limit is paid once an owner approves", async ({
      page,
      open,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      const owner = persona.email("team-owner");
      const buyer = persona.email("team-buyer");
      await open(persona.at("/pro"));
      await expectAccessible();
      await becomeBusiness(page, owner, `31${persona.device.viewport.width}`);
      await open(persona.at("/pro/team"));
      await page.getByLabel(t("pro.invite.email")).fill(buyer);
      const invite = page.getByRole("region", { name: t("pro.invite.title") });
      await invite.getByLabel(t("pro.team.limit")).fill("5");
      await page.getByRole("button", { name: t("pro.invite.send") }).click();
      await expect(page.getByText(t("pro.invite.sent", { email: buyer }))).toBeVisible();
      await expectAccessible();
      await takeScreenshot("team");

      await page.context().clearCookies({ name: /session/ });
      await registerAccount(page, buyer);
      await confirmEmail(buyer);
      await open(persona.at("/pro"));
      await expect(page.getByRole("heading", { name: t("pro.apply.title") })).toBeVisible();
      await expectAccessible();
      await expect
        .poll(() => mailedLink(buyer, "company-invitation", "pro/invitation"), { timeout: 20_000 })
        .toBeDefined();
      const link = (await mailedLink(buyer, "company-invitation", "pro/invitation")) ?? "";
      await open(persona.at(link.slice(3)));
      await expectAccessible();
      await page.getByRole("button", { name: t("pro.invitation.join") }).click();
      await page.waitForURL(/\/site-pro/);

      const slug = await submitRequest(page, persona);
      await open(persona.at(`/payment/${slug}`));
      await payByCard(page, persona);
      await expect(page.getByText(t("pro.error.approval-needed"))).toBeVisible();
      await takeScreenshot("asked");

      await page.context().clearCookies({ name: /session/ });
      await post(page, "/api/auth/login", { email: owner, password: PASSWORD });
      await open(persona.at("/pro/team"));
      await expectAccessible();
      await takeScreenshot("approval");
      await page.getByRole("button", { name: persona.priced("pro.approval.approve") }).click();
      // The balance is not enough, so the owner pays on the payment page.
      await page.waitForURL(new RegExp(`/payment/${slug}$`));
      await payByCard(page, persona);
      await finishAtProvider(page, persona, "pay");
      await page.waitForURL(new RegExp(`/my-orders/${slug}$|/success/`));
      await open(persona.at("/pro/team"));
      await expect(page.getByRole("button", { name: persona.priced("pro.approval.approve") })).toBeHidden();
      await open(persona.at("/pro/statements"));
      await expect(page.getByRole("link", { name: /PDF/ }).first()).toBeVisible();
      await expectAccessible();
      await takeScreenshot("statements");
    });
  });
}

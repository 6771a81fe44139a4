import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { openVendorSink } from "#simulator/vendors/sink.ts";
import { SHOE } from "#testing/catalogue/shoe.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { registerAccount } from "./accounts.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { PORT } from "./port.ts";
import { DESKTOP, PHONE, TAGGED_HOST } from "./sites.ts";

const tagged = (path: string) => `http://${TAGGED_HOST}:${PORT}/en${path}`;

/** The real addresses of vendors, answered by the vendor sink. */
async function answerForVendors(page: Page) {
  const sink = openVendorSink({ own: "" });
  const left: { host: string; path: string; said: Record<string, unknown> }[] = [];
  await page.route(/^https:\/\//, async (route) => {
    const request = route.request();
    const { host, pathname, searchParams } = new URL(request.url());
    const asked = {
      method: request.method(),
      id: "",
      headers: { "x-real-hosts": "1" },
      body: request.postData() ?? "",
    };
    const answer = sink.handle({ ...asked, path: `/vendors/${host}${pathname}`, query: searchParams });
    const { at: _, ...received } = JSON.parse(
      sink.handle({ ...asked, path: "/vendors/record", query: new URLSearchParams() }).body,
    ).at(-1);
    left.push(received);
    await route.fulfill(answer);
  });
  const to = (host: string, path = "") => left.filter((each) => each.host === host && each.path.startsWith(path));
  const pixels = () => to("www.facebook.com").map(({ said }) => `${said.id} ${said.ev}`);
  const layer = () => to("www.google-analytics.com", "/g/collect").map(({ said }) => said);
  const criteo = () => to("sslwidget.criteo.com").map(({ said }) => JSON.parse(String(said.p)));
  return { left, to, pixels, layer, criteo };
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const hostsOf = (left: readonly { host: string }[]) => [...new Set(left.map(({ host }) => host))].sort();
const choose = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

for (const viewport of variantsOf([PHONE, DESKTOP], 0)) {
  test.describe(`at ${viewport.width} px`, VARIANT, () => {
    test.use({ viewport });

    test("T090 T091 TRACK-01 TRACK-02 TRACK-04 vendors hear nothing before a yes, after a no or where money is typed", async ({
      page,
      visit,
      expectedProblems,
      takeScreenshot,
    }) => {
      test.slow();
      expectedProblems.push(/Trusted|not one of ours/);
      const { left, to, pixels, layer, criteo } = await answerForVendors(page);
      await visit(tagged(""));
      await takeScreenshot("consent-banner");
      const refused = page.waitForResponse("**/api/consent/record");
      await choose(page, "Only necessary");
      await refused;
      await page.goto(tagged(`/p/${SHOE.slug}?productVariant=QTR-0-43`));
      await untilHydrated(page);
      expect(left).toEqual([]);

      await page.context().clearCookies({ name: "consent" });
      await page.goto(tagged(""));
      await choose(page, "Allow all");
      await expect.poll(pixels).toEqual(["1000001 PageView", "1000002 PageView"]);
      await expect.poll(() => to("www.googletagmanager.com").map(({ path }) => path)).toEqual(["/gtm.js", "/gtag/js"]);
      await expect.poll(() => layer().length).toBeGreaterThan(3);
      expect(layer().slice(0, 4)).toMatchObject([
        { command: ["consent", "default", { analytics_storage: "denied", ad_storage: "denied" }] },
        { event: "gtm.js" },
        { command: ["consent", "update", { analytics_storage: "granted", ad_storage: "granted" }] },
        { event: "page_view", page_name: "home" },
      ]);
      // Neither custom markup of a tag nor a script of any other origin runs.
      await expect
        .poll(() => to("www.google-analytics.com", "/g/probe").map(({ said }) => said))
        .toEqual([{ markup: "refused", stranger: "refused" }]);
      expect(hostsOf(to("dynamic.criteo.com"))).toEqual([]);
      expect(hostsOf(to("a.klaviyo.com"))).toEqual([]);
      expect(await cookieNames(page)).toEqual(expect.arrayContaining(["_ga", "_fbp", "consent"]));

      await page.goto(tagged(`/p/${SHOE.slug}?productVariant=QTR-0-43`));
      await untilHydrated(page);
      await page.getByRole("button", { name: "Add to cart", exact: true }).locator("visible=true").click();
      await page.getByTestId("cart-modal").getByRole("link", { name: "View cart (1)" }).click();
      await expect.poll(() => layer().map(({ event }) => event)).toContain("view_cart");
      await expect.poll(pixels).toEqual(expect.arrayContaining(["1000001 ViewContent", "1000002 AddToCart"]));
      const added = layer().find(({ event }) => event === "add_to_cart");
      expect(added?.ecommerce).toMatchObject({
        currency: "USD",
        items: [{ sku: "QTR-0-43", quantity: 1, index: 0, item_id: "QTR-0-43", item_name: SHOE.name }],
      });

      // The last report of the cart: nothing may follow it.
      await expect.poll(() => layer().at(-1)).toMatchObject({ event: "page_view", page_name: "cart" });
      await expect.poll(() => pixels().filter((pixel) => pixel === "1000002 PageView")).toHaveLength(3);
      const before = left.length;
      const entered = page.waitForResponse(
        (response) => response.url().includes("/en/checkout") && response.request().isNavigationRequest(),
      );
      await page
        .getByRole("link", { name: /checkout/i })
        .locator("visible=true")
        .first()
        .click();
      const policy = (await (await entered).allHeaders())["content-security-policy"];
      expect(policy).not.toMatch(/https:/);
      await untilHydrated(page);
      await page.waitForLoadState("networkidle");
      for (const path of ["/login", "/payment/decline"]) await page.goto(tagged(path));
      await page.waitForLoadState("networkidle");
      expect(left.slice(before)).toEqual([]);
      expect(await page.evaluate(() => "dataLayer" in window || "fbq" in window)).toBe(false);

      const email = `vendors-${viewport.width}@example.com`;
      await registerAccount(page, email, tagged("/register"));
      await page.goto(tagged(""));
      // The events of the checkout are reported now.
      await expect.poll(pixels).toContain("1000001 InitiateCheckout");
      const emailHash = createHash("sha256").update(email).digest("hex");
      await expect.poll(() => criteo().flat()).toContainEqual({ event: "viewHome" });
      expect(criteo()[0]).toEqual(
        expect.arrayContaining([
          { event: "setAccount", account: "9001" },
          { event: "setEmail", email: emailHash, hash_method: "sha256" },
        ]),
      );
      await expect
        .poll(() => to("a.klaviyo.com").map(({ said }) => said))
        .toEqual([{ email, first_name: "Rūta", last_name: "Žalgirė" }]);

      await page.getByRole("button", { name: "Cookie settings" }).click();
      for (const name of ["Statistics", "Marketing"]) await page.getByRole("switch", { name }).uncheck();
      await takeScreenshot("consent-dialog");
      const reloaded = page.waitForEvent("load");
      await choose(page, "Save my choice");
      await reloaded;
      await untilHydrated(page);
      expect(layer().at(-1)).toMatchObject({ command: ["consent", "update", { analytics_storage: "denied" }] });
      const names = await cookieNames(page);
      for (const name of ["_ga", "_fbp", "cto_bundle", "__kla_id"]) expect(names).not.toContain(name);
      const reported = left.length;
      await visit(tagged("/cookies"));
      await takeScreenshot("cookies");
      await page.waitForLoadState("networkidle");
      expect(left).toHaveLength(reported);
      await expect(page.getByRole("cell", { name: /_fbp/ })).toBeVisible();

      // A press on our own button names the vendor of the chat, and only a yes loads it.
      await page.getByRole("button", { name: "Chat with us" }).click();
      const question = page.getByRole("dialog", { name: "Chat with our support" });
      await expect(question).toContainText("LiveAgent (Quality Unit, s.r.o.)");
      await takeScreenshot("chat-question");
      expect(left).toHaveLength(reported);
      await question.getByRole("button", { name: "Start the chat" }).click();
      await expect(page.getByText("Somebody answers soon.")).toBeVisible();
      expect(to("nederpak.ladesk.com").map(({ path, said }) => [path, said.button])).toEqual([
        ["/scripts/track.js", undefined],
        ["/chat", "b1"],
      ]);
    });
  });
}

test("F43 vendors that hang or answer garbage: pages are ready, goods are added and the checkout opens", async ({
  page,
  visit,
  expectedProblems,
}) => {
  expectedProblems.push(/Unexpected token|SyntaxError/);
  const asked = new Set<string>();
  await page.route(/^https:\/\//, async (route) => {
    const { host } = new URL(route.request().url());
    asked.add(host);
    // Requests to other hosts are never answered.
    if (host === "connect.facebook.net")
      await route.fulfill({ contentType: "text/javascript", body: "<html>503</html>" });
  });
  await visit(tagged(""));
  await choose(page, "Allow all");
  await expect
    .poll(() => [...asked].sort())
    .toEqual(["connect.facebook.net", "static.klaviyo.com", "www.googletagmanager.com"]);
  await page.goto(tagged(`/p/${SHOE.slug}?productVariant=QTR-0-43`));
  await untilHydrated(page);
  await page.getByRole("button", { name: "Add to cart", exact: true }).locator("visible=true").click();
  await page.getByTestId("cart-modal").getByRole("link", { name: "View cart (1)" }).click();
  await page
    .getByRole("link", { name: /checkout/i })
    .locator("visible=true")
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/checkout/);
});

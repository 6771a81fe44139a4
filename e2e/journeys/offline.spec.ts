import type { Page, Route } from "@playwright/test";
import { SHOE } from "#testing/catalogue/shoe.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { beginCheckout, fillCart } from "./checkout-steps.ts";
import { expect, test } from "./fixtures.ts";
import { ENGLISH, PERSONAS } from "./personas.ts";
import { PORT } from "./port.ts";
import { at, SMALL_PHONE, TABLET } from "./sites.ts";

const PLENTY = at("lt", `/en/p/${SHOE.slug}?productVariant=QTR-0-43`);
const LOST = /Error loading route module|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)|not answered/;

const offline = (page: Page) => page.getByText("You are offline. We will retry by ourselves.");
const addButton = (page: Page) =>
  page.getByRole("button", { name: "Add to cart", exact: true }).locator("visible=true");

/** Answers of the call that adds to the cart. */
function countAdded(page: Page): number[] {
  const added: number[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith("/api/cart/add")) added.push((await response.json()).added);
  });
  return added;
}

/** The names of the storefronts are known to the browser, not to Node. */
function fetchPast(route: Route) {
  const { host } = new URL(route.request().url());
  const url = route.request().url().replace(host, `127.0.0.1:${PORT}`);
  return route.fetch({ url, headers: { ...route.request().headers(), host } });
}

test.beforeEach(({ expectedProblems }) => void expectedProblems.push(LOST));

for (const persona of variantsOf(PERSONAS, 0)) {
  const { t } = persona;
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });
  const next = (page: Page) => page.getByRole("link", { name: t("footer.accessibility") });

  test.describe(persona.name, VARIANT, () => {
    test.use(persona.device);

    test("F40 without a connection the page stays, and the next one opens when there is one again", async ({
      page,
      open,
      context,
      expectAccessible,
    }) => {
      await open(persona.at(""));
      const title = (await heading(page).textContent()) ?? "";
      await context.setOffline(true);
      await expect(page.getByText(t("offline.text"))).toBeVisible();
      // On a phone the notice covers the end of the page until it is closed.
      await next(page).press("Enter");
      const kept = page.getByText(t("offline.navigation"));
      await expect(kept).toBeVisible();
      await page.getByRole("button", { name: t("error.try-again") }).click();
      await expect(kept, "still offline").toBeVisible();
      await expect(page).toHaveURL(persona.at(""));
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText(/updated the shop|been told|atnaujinome|pranešta/)).toHaveCount(0);
      await expectAccessible();
      await context.setOffline(false);
      await expect(page).toHaveURL(persona.at("/accessibility"));
      await expect(heading(page)).not.toHaveText(title);
      await expect(page.getByText(t("offline.text"))).toHaveCount(0);
    });

    test("OVERLAY-04 on a slow connection a press shows at once that the next page is coming", async ({
      page,
      open,
    }) => {
      await open(persona.at(""));
      const devTools = await page.context().newCDPSession(page);
      await devTools.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 1_500,
        downloadThroughput: 50_000,
        uploadThroughput: 20_000,
      });
      await next(page).click();
      await expect(page.locator("svg.fixed").first()).not.toHaveClass(/opacity-0/);
      await expect(page).toHaveURL(persona.at("/accessibility"));
      await expect(page.getByText(t("offline.text"))).toHaveCount(0);
    });
  });
}

test("F40 a connection that is lost unnoticed keeps the page too", async ({ page, open }) => {
  await open(at("lt", "/en"));
  await page.route("**/*", (route) => route.abort());
  await page.getByRole("link", { name: "Accessibility" }).click();
  await expect(page.getByText("You are offline")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /world’s shops/ })).toBeVisible();
  await page.unroute("**/*");
  await expect(page.getByRole("heading", { level: 1, name: "Accessibility" })).toBeVisible();
});

for (const viewport of variantsOf([SMALL_PHONE, TABLET], 0)) {
  test.describe(`at ${viewport.width} px`, VARIANT, () => {
    test.use({ viewport });

    test("F40 T118 what is added without a connection is added once, when there is one again", async ({
      page,
      open,
      context,
    }) => {
      const added = countAdded(page);
      await open(PLENTY);
      await context.setOffline(true);
      const waits = page.getByText("We will send this once you are online again; please keep the page open.");
      await addButton(page).click();
      await expect(waits).toBeVisible();
      await expect(page.getByText("You are offline"), "one notice").toHaveCount(1);
      await expect(addButton(page), "returns to its state").not.toHaveAttribute("aria-busy", "true");
      await addButton(page).click();
      await context.setOffline(false);
      await expect(page.getByTestId("cart-modal").getByText("Storm blue · 43 · 1 piece")).toBeVisible();
      expect(added).toEqual([1]);
      await expect(page.getByText("You are offline"), "nothing waits any more").toHaveCount(0);
    });
  });
}

test("F40 T118 an answer that is lost on its way adds nothing twice", async ({ page, open }) => {
  // A first piece, so that the visitor is known: a stranger's second attempt would be a cart of its own.
  await open(PLENTY);
  await addButton(page).click();
  await expect(page.getByTestId("cart-modal")).toBeVisible();
  await page.keyboard.press("Escape");
  const keys: (string | undefined)[] = [];
  await page.route("**/api/cart/add", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const answer = await fetchPast(route);
    return keys.length === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await addButton(page).click();
  await page.getByTestId("cart-modal").getByRole("link", { name: "View cart (1)" }).click();
  await expect(page.getByText("1 product, 2 pieces")).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test("F40 CATALOG-14 a size that is chosen without a connection stays chosen", async ({ page, open, context }) => {
  await open(at("lt", `/en/p/${SHOE.slug}`));
  await context.setOffline(true);
  const size = page.getByRole("radio", { name: "43", exact: true });
  await size.press(" ");
  await expect(size).toBeChecked();
  await expect(page).toHaveURL(/productVariant=QTR-0-43/);
  await expect(page.getByText("This page stays until the next one can be loaded")).toHaveCount(0);
  await context.setOffline(false);
  await expect(size).toBeChecked();
});

test("F40 CART-04 a quantity that is changed without a connection is sent when there is one again", async ({
  page,
  open,
  context,
}) => {
  await open(PLENTY);
  await addButton(page).click();
  await page.getByTestId("cart-modal").getByRole("link", { name: "View cart (1)" }).click();
  await expect(page.getByText("1 product, 1 piece")).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.getByText("We will send this once you are online again; please keep the page open.")).toBeVisible();
  const sent = page.waitForResponse("**/api/cart/set-quantity");
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText("1 product, 2 pieces")).toBeVisible();
});

test("F40 CHECKOUT-05 a courier that is chosen without a connection is the checkout's when there is one again", async ({
  page,
  context,
}) => {
  await fillCart(page, ENGLISH, { offset: 1450 });
  await beginCheckout(page, ENGLISH);
  await context.setOffline(true);
  const toDoor = page.getByRole("radio", { name: /DPD courier to the door/ });
  await toDoor.click();
  await expect(page.getByText("We will send this once you are online again; please keep the page open.")).toBeVisible();
  await expect(toDoor).toBeChecked();
  const sent = page.waitForResponse("**/api/checkout/set-delivery");
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
  await expect(page.getByText("You are offline")).toHaveCount(0);
  await page.reload();
  await expect(toDoor).toBeChecked();
});

test("F40 what cannot be sent is said not to be sent, and stays as it was typed", async ({ page, open, context }) => {
  await open(at("lt", "/en/login"));
  await page.getByRole("textbox", { name: "E-mail" }).fill("ruta@example.com");
  await page.getByLabel("Password", { exact: true }).fill("a password of hers");
  await context.setOffline(true);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("You are offline, so nothing was sent.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("ruta@example.com");
  await context.setOffline(false);
});

test("F40 OVERLAY-07 a part that is opened without a connection comes with it; nothing is called an update", async ({
  page,
  open,
  context,
}) => {
  await open(at("lt", "/en"));
  await context.setOffline(true);
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(offline(page)).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.getByText(/updated the shop|did not load/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("LOCALE-08 a page whose messages do not come keeps the server's words, and starts when they come", async ({
  page,
  expectedProblems,
}) => {
  // The lost requests, and nothing of React.
  expectedProblems.push(/Failed to load resource/);
  let isBroken = true;
  await page.route("**/translationMessages*", (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(at("lt", "/en"));
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("translationMessages"));
  await page.keyboard.press("Shift");
  await lost;
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(page.locator("body")).not.toContainText("footer.cookies");
  isBroken = false;
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("ERROR-02 a page that cannot be started in the browser says so and can be loaded again", async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/./);
  await page.addInitScript(() => {
    if (sessionStorage.getItem("started-before")) return;
    sessionStorage.setItem("started-before", "1");
    Object.defineProperty(window, "__reactRouterContext", { get: () => undefined, set: () => {} });
  });
  await page.goto(at("lt", "/en"));
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(page.getByText("404 · Page Not Found")).toBeVisible();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /world’s shops/ })).toBeVisible();
});

test.describe("before hydration", () => {
  test.use({ javaScriptEnabled: false });

  test("ERROR-05 a form that is sent by a script does nothing by itself", async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" || request.isNavigationRequest()) sent.push(request.url());
    });
    for (const path of ["/en/login", "/en/register", "/en"]) {
      await page.goto(at("lt", path));
      const submit = page.locator("form[method=dialog] button[type=submit]").first();
      await page.locator("form[method=dialog] input[type=email]").first().fill("ruta@example.com");
      await submit.click();
      await page.locator("form[method=dialog] input[type=email]").first().press("Enter");
      await expect(page.locator("form[method=dialog] input[type=email]").first()).toHaveValue("ruta@example.com");
      await expect(page).toHaveURL(at("lt", path));
    }
    expect(sent).toEqual(["/en/login", "/en/register", "/en"].map((path) => at("lt", path)));
  });
});

test.describe("the offline page", () => {
  test.use({ serviceWorkers: "allow" });

  test("F40 a page that is opened without a connection is the shop's own, and only that page is kept", async ({
    page,
    open,
    context,
  }) => {
    await open(at("lt", "/en"));
    await page.mouse.move(10, 10);
    await page.evaluate(async () => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready;
      const worker = active ?? installing ?? waiting;
      if (worker?.state === "activated") return;
      await new Promise<void>((resolve) =>
        worker?.addEventListener("statechange", () => worker.state === "activated" && resolve()),
      );
    });
    await page.reload();
    const kept = await page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.sort()).toEqual(["/offline/en", "/offline/lt"]);
    await context.setOffline(true);
    await page.goto(at("lt", "/lt/faq"));
    await expect(page.getByRole("heading", { name: "Esate neprisijungę" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("link", { name: "Bandyti dar kartą" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Esate neprisijungę");
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import en from "#i18n/messages/en.json" with { type: "json" };
import { addForwarder, type Forwarder } from "#testing/forwarding/forward-requests.ts";
import { acceptedQuote, BOOTS, pricedQuote, quoteCall, quoteDesk, sentQuote } from "#testing/forwarding/quotes.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { visibleText } from "#testing/page-html.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let ruta: Forwarder;
let stranger: Forwarder;
let desk: Awaited<ReturnType<typeof quoteDesk>>;

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  ruta = await addForwarder(app);
  stranger = await addForwarder(app);
  desk = await quoteDesk(app);
});
afterAll(() => app.close());

const open = (path: string, who: Forwarder | null = null, host = "lt.localhost") =>
  visit(app, { path: `/en${path}`, host, ...(who ? { cookies: who.cookies } : {}) });
const leadsTo = async (path: string, who: Forwarder | null = null) => (await open(path, who)).headers.location;

describe("the order form", () => {
  test("ROUTE-41 FORWARDING-04 is open to guests where the storefront takes quotes, and nowhere else", async () => {
    const { statusCode, body } = await open("/order-form");
    expect(statusCode).toBe(200);
    expect(visibleText(body)).toContain(en["quotes.form.title"]);
    expect((await open("/order-form", null, "wl.localhost")).statusCode).toBe(404);
    expect((await open("/quotes-all-stores", null, "wl.localhost")).statusCode).toBe(404);
  });

  test("FORWARDING-04 ERROR-03 a link from the search field begins an item, and is never asked for", async () => {
    const { body } = await open(`/order-form?${new URLSearchParams({ link: "https://shop.example/a?b=1" })}`);
    expect(body).toContain('value="https://shop.example/a?b=1"');
  });

  test("FORWARDING-04 CATALOG-14 the words of a search that found nothing begin an item too", async () => {
    const { body } = await open(`/order-form?${new URLSearchParams({ name: "copper kettle" })}`);
    expect(body).toContain('value="copper kettle"');
  });

  test("ROUTE-42 the summary asks to sign in, and needs a list", async () => {
    expect(await leadsTo("/order-form/summary")).toMatch(/\/en\/login\?redirect=/);
    expect(await leadsTo("/order-form/summary", stranger)).toBe("/en/order-form");
    await quoteCall(app, ruta, "save-draft", { items: [BOOTS] });
    const { statusCode, body } = await open("/order-form/summary", ruta);
    expect([statusCode, visibleText(body).includes(BOOTS.name)]).toEqual([200, true]);
  });
});

describe("a quote's pages", () => {
  test("ROUTE-24 FORWARDING-01 the list and the quote are their customer's; others sign in or find nothing (T059)", async () => {
    const { slug, number } = await pricedQuote(app, desk, ruta);
    expect(visibleText((await open("/quotes", ruta)).body)).toContain(number);
    const { body } = await open(`/quotes/${slug}`, ruta);
    expect(visibleText(body)).toMatch(/Accept and pay/);
    expect(await leadsTo(`/quotes/${slug}`)).toMatch(/\/en\/login\?redirect=/);
    expect((await open(`/quotes/${slug}`, stranger)).statusCode).toBe(404);
    expect((await open("/quotes", null, "wl.localhost")).statusCode).toBe(404);
  });

  test("ROUTE-49 META-01 who has the address and is not signed in sees the price and signs in first; only what can be accepted opens", async () => {
    const { slug } = await pricedQuote(app, desk, ruta);
    const { statusCode, body } = await open(`/create-order/${slug}`);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<meta name="robots" content="noindex/);
    expect(visibleText(body)).toContain(en["quotes.sign-in"]);
    expect(visibleText(body)).not.toMatch(/Kazlauskien/);
    expect((await open(`/create-order/${slug}`, stranger)).statusCode).toBe(404);
    expect((await open("/create-order/nothing/of/this")).statusCode).toBe(404);
    const accepted = await acceptedQuote(app, desk, ruta);
    const afterwards = await open(`/create-order/${accepted.slug}`, ruta);
    expect([afterwards.statusCode, afterwards.headers.location]).toEqual([302, `/en/quotes/${accepted.slug}`]);
    expect((await open(`/create-order/${accepted.slug}`, stranger)).statusCode).toBe(404);
  });

  test("ROUTE-50 FORWARDING-04 a question has a page of its own; without one the quote's page opens", async () => {
    const { slug, number } = await sentQuote(app, ruta);
    const path = `/order-additional-info-needed/${slug}`;
    expect(await leadsTo(path, ruta)).toBe(`/en/quotes/${slug}`);
    await desk("take", { number });
    await desk("ask", { number, kind: "text", question: "Which size do you wear?", days: 3 });
    expect(visibleText((await open(path, ruta)).body)).toContain("Which size do you wear?");
    const signedOut = await open(path);
    expect(signedOut.statusCode).toBe(200);
    expect(signedOut.body).toContain(`/en/login?redirect=${encodeURIComponent(path)}`);
    expect(visibleText(signedOut.body)).not.toContain("Which size do you wear?");
    expect((await open(path, stranger)).statusCode).toBe(404);
  });

  test("ROUTE-10 the form for many claims offers to sign in", async () => {
    const { statusCode, body } = await open("/claim-form-pro");
    expect(statusCode).toBe(200);
    expect(body).toContain("/en/login?redirect=%2Fclaim-form-pro");
    expect((await open("/claim-form-pro", ruta)).body).not.toContain("/en/login?redirect=");
  });

  test("ROUTE-53 quotes-all-stores lists shops and finds them", async () => {
    expect(visibleText((await open("/quotes-all-stores")).body)).toContain("Alder & Co");
    const found = visibleText((await open("/quotes-all-stores?q=watches")).body);
    expect([found.includes("Tindra"), found.includes("Alder & Co")]).toEqual([true, false]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import en from "#i18n/messages/en.json" with { type: "json" };
import lt from "#i18n/messages/lt.json" with { type: "json" };
import { ROUTES } from "#storefront/routes.ts";
import { elements, meta, visibleText } from "#testing/page-html.ts";
import { addUser, mailedToken, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let session: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  await addUser(app, { email: "ruta@example.com" });
  session = await signedIn(app, "ruta@example.com");
});
afterAll(() => app.close());

const inputs = async (path: string) => {
  const { body } = await visit(app, { path });
  return Object.fromEntries(elements(body, "input").map((input) => [input.name, input]));
};

describe("login, register and password reset as pages", () => {
  test("ROUTE-14 a guest gets the sign-in form, with fields that password managers recognise", async () => {
    const { statusCode, headers, body } = await visit(app, { path: "/en/login" });
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(visibleText(body)).toContain(en["auth.login.title"]);
    const { email, password } = await inputs("/en/login");
    expect(email).toMatchObject({ type: "email", autocomplete: "username" });
    expect(password).toMatchObject({ type: "password", autocomplete: "current-password" });
  });

  test("ROUTE-15 a guest gets the registration form, with the marketing box unticked", async () => {
    const fields = await inputs("/en/register");
    expect(fields.email?.autocomplete).toBe("email");
    expect(fields.password?.autocomplete).toBe("new-password");
    expect(fields.first_name?.autocomplete).toBe("given-name");
    expect(fields.last_name?.autocomplete).toBe("family-name");
    expect(fields.phone_number?.autocomplete).toBe("tel");
    for (const tick of [fields.marketing_opt_in, fields.terms_accepted]) {
      expect(tick?.type).toBe("checkbox");
      expect(tick).not.toHaveProperty("checked");
    }
  });

  test("ROUTE-15 lists countries in the page's language and selects the storefront's own", async () => {
    const { body } = await visit(app, { path: "/lt/register" });
    const [, chosen] = /<option[^>]*selected[^>]*>([^<]*)/.exec(body) ?? [];
    expect(chosen).toBe("Lietuva");
    expect(visibleText(body)).toContain(lt["auth.register.terms-agreement"]);
  });

  test("ERROR-05 every field of every form has a label", async () => {
    for (const path of ["/en/login", "/en/register", "/en/password-reset/some-token"]) {
      const { body } = await visit(app, { path });
      const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
      const labelled = elements(main, "label").map((label) => label.for);
      const named = elements(main, "input").filter(({ type }) => type !== "checkbox");
      expect(named.length).toBeGreaterThan(0);
      for (const { id } of named) expect(labelled).toContain(id);
    }
  });

  test("T016 a browser does not send forms itself, so that a password is never in an address, even before hydration", async () => {
    for (const path of ["/en/login", "/en/register", "/en/password-reset/some-token"]) {
      const { body } = await visit(app, { path });
      const form = elements(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "", "form")[0];
      expect(form?.method).toBe("dialog");
    }
  });

  test("ROUTE-16 T016 a page with a secret in its address sends no referrer, is never cached and not indexed", async () => {
    await call(app, "/auth/request-password-reset", { email: "ruta@example.com" });
    for (const path of [`/en/password-reset/${mailedToken(app, "ruta@example.com")}`, "/en/confirm-email/some-token"]) {
      const { statusCode, headers, body } = await visit(app, { path });
      expect(statusCode).toBe(200);
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(meta(body, "robots")).toBe("noindex");
    }
  });
});

describe("AUTH-11 a signed-in customer", () => {
  test("AUTH-11 is redirected from the pages for guests to the account", async () => {
    for (const path of ["/en/login", "/en/register", "/en/password-reset/some-token"]) {
      const { statusCode, headers } = await visit(app, { path, cookies: session });
      expect([statusCode, headers.location]).toEqual([302, "/en/user-account"]);
    }
  });

  test("AUTH-11 T054 or to the requested page, on this host only", async () => {
    const locationFor = async (redirect: string) =>
      (await visit(app, { path: `/en/login?redirect=${encodeURIComponent(redirect)}`, cookies: session })).headers
        .location;
    expect(await locationFor("/my-orders?focus_order_table=true")).toBe("/en/my-orders?focus_order_table=true");
    for (const evil of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/%5Cevil.example",
      "javascript:alert(1)",
    ])
      expect(await locationFor(evil), evil).toBe("/en/user-account");
  });

  test("AUTH-11 with a session of another storefront is a guest", async () => {
    const { statusCode } = await visit(app, { host: "lv.localhost", path: "/en/login", cookies: session });
    expect(statusCode).toBe(200);
  });
});

describe("AUTH-11 a signed-out visitor", () => {
  const guarded = ROUTES.filter(({ guards }) => guards?.includes("auth")).map(
    ({ path }) => `/en/${path.replace(/\/(?:\*|:\w+\?)$/, "")}`,
  );

  test("AUTH-11 is redirected to sign-in and back, also for a page's data", async () => {
    expect(guarded).toContain("/en/delivery-addresses");
    for (const path of guarded) {
      const wanted = path.slice("/en".length);
      const { statusCode, headers } = await visit(app, { path: `${path}?a=1` });
      expect([statusCode, headers.location]).toEqual([
        302,
        `/en/login?redirect=${encodeURIComponent(`${wanted}?a=1`)}`,
      ]);
      const { body } = await visit(app, { path: `${path}.data?a=1` });
      expect(body).toContain(`/en/login?redirect=${encodeURIComponent(`${wanted}?a=1`)}`);
    }
  });
});

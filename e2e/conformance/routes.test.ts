import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mayHaveVendors } from "#domain/marketing/marketing/pages-without-vendors.ts";
import { LAYOUTS } from "#domain/operations/storefronts/storefront.ts";
import { GUARD_NAMES } from "#domain/people/access/guards.ts";
import { CHECKOUT_ROUTES, isInFamily, PAYMENT_ROUTES } from "#domain/people/access/route-families.ts";
import { holdsSecret } from "#domain/shared/page/secret-path.ts";
import en from "#i18n/messages/en.json" with { type: "json" };
import type { RouteEntry } from "#storefront/route-entry.ts";
import { ROUTES } from "#storefront/routes.ts";
import { visibleText } from "#testing/page-html.ts";
import { createTestApp, rootDir, type TestApp, visit } from "#testing/test-app.ts";
import { SPECIFIED_ROUTES } from "./specification-routes.ts";

/** Pages that the specification does not know. */
const EXTRA_PAGES = [
  "balance",
  "claims",
  "claims/:number",
  "confirm-email/:token",
  "cookies",
  "dev/components",
  "forward/:slug?",
  "newsletter/:purpose",
  "newsletter/preferences",
  "order/:token",
  "parcels",
  "parcels/:number",
  "parcels/announce",
  "preview/:token",
  "pro/invitation/:token",
  "pro/statements",
  "pro/team",
  "watch/:id",
  "withdrawal/:order?",
];
/** Outside the shell, so not in its table. */
const OUTSIDE_THE_SHELL = ["status"];

const specified = SPECIFIED_ROUTES.filter(({ path }) => !OUTSIDE_THE_SHELL.includes(path));
const built = new Map(ROUTES.map((entry) => [entry.path, entry]));
const example = (path: string) => path.replace(/:\w+\??/g, "example").replace("*", "example/of/more");

describe("the table of routes", () => {
  test.each(specified)("$id /$path is built with the guards $guards", ({ path, guards }) => {
    const entry: RouteEntry | undefined = built.get(path);
    expect(entry).toBeDefined();
    expect(entry?.guards ?? []).toEqual(guards);
  });

  test("holds no route that neither the specification nor this test names", () => {
    const known = [...specified.map(({ path }) => path), ...EXTRA_PAGES].sort();
    expect([...built.keys()].sort()).toEqual(known);
  });

  test("names every page once, with a layout of LAYOUT-01 and a file", () => {
    const names = ROUTES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { layout, file } of ROUTES) {
      expect(LAYOUTS).toContain(layout);
      expect(readFileSync(join(rootDir, "storefront", file), "utf8")).toContain("export default");
    }
  });

  test("ROUTE-54 names only guards that exist, and the specification names them all", () => {
    const specifiedGuards = new Set(SPECIFIED_ROUTES.flatMap(({ guards }) => guards));
    expect([...specifiedGuards].sort()).toEqual([...GUARD_NAMES].sort());
  });

  test.each(ROUTES.filter(({ path }) => holdsSecret(`/en/${example(path)}`)))(
    "T016 T090 no third party's script loads on /$path, whose address holds a secret",
    ({ path }) => {
      expect(mayHaveVendors("/en")).toBe(true);
      expect(mayHaveVendors(`/en/${example(path)}`)).toBe(false);
    },
  );

  test.each(
    ROUTES.filter(({ name }) => isInFamily(name, [...CHECKOUT_ROUTES, ...PAYMENT_ROUTES, "login", "register"])),
  )("T090 T091 nor on /$path, where money or passwords are typed", ({ path }) => {
    expect(mayHaveVendors(`/en/${example(path)}`)).toBe(false);
    expect(mayHaveVendors(`/${path.replace(/[/:*].*/, "").toUpperCase()}/`)).toBe(path.startsWith("balance"));
  });

  test.each(ROUTES.filter(({ guards, demoOnly }) => guards?.length || demoOnly))(
    "a guarded page has a loader, so that its guards run on every way to it: $path",
    ({ file }) => {
      expect(readFileSync(join(rootDir, "storefront", file), "utf8")).toMatch(
        /export (async )?(function|const) loader\b/,
      );
    },
  );
});

describe("an address that no page has", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test("ERROR-02 is not found", async () => {
    const { statusCode, body } = await visit(app, { path: "/en/nowhere" });
    expect(statusCode).toBe(404);
    expect(visibleText(body)).toContain(en["not-found.title"]);
  });
});

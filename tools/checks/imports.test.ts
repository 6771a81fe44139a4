import { describe, expect, test } from "vitest";
import { checkImports } from "./imports.ts";

const messagesFor = (files: Record<string, string>): string[] =>
  checkImports(Object.entries(files).map(([path, text]) => ({ path, text }))).map(({ message }) => message);

describe("imports", () => {
  test("accepts imports that go down", () => {
    const files = {
      "domain/money.ts": `export const zero = 0;`,
      "domain/money.test.ts": `import { readFileSync } from "node:fs"; import { test } from "vitest"; import "#testing/a.ts";`,
      "contracts/shop/contract.ts": `import { errors } from "../errors.ts"; import { zero } from "#domain/money.ts";`,
      "contracts/staff/contract.ts": `import { z } from "zod"; import { errors } from "../errors.ts";`,
      "contracts/cart.ts": `import { z } from "zod"; import { oc } from "@orpc/contract"; import { zero } from "#domain/money.ts";`,
      "server/main.ts": `import "./router.ts"; import "#storefront/root.tsx"; await import(name);`,
      "server/load-demo.ts": `export const loadDemo = () => import("#demo/index.ts");`,
      "server/router.ts": `import { cart } from "./modules/selling/cart/index.ts";`,
      "server/modules/selling/cart/index.ts": `export { add } from "./add.ts";`,
      "server/modules/selling/cart/add.ts": `import { find } from "#modules/catalogue/catalog/index.ts"; import "../orders/index.ts"; import { db } from "#platform/db.ts";`,
      "server/modules/catalogue/catalog/index.ts": `import { zero } from "#domain/money.ts";`,
      "demo/seed.ts": `import { cart } from "#modules/selling/cart/index.ts"; import "#modules/selling/cart/tables.ts";`,
      "server/modules/selling/cart/add.test.ts": `import { products } from "#modules/catalogue/catalog/tables.ts";`,
      "server/modules/selling/cart/add.cases.ts": `import { expect } from "vitest"; import "#testing/a.ts";`,
      "storefront/root.tsx": `import { Head } from "./shell/head.tsx"; import "#ui/styles.css"; import "./middleware/language.ts";`,
      "storefront/routes.ts": `import type { Guard } from "#domain/guards.ts";`,
      "storefront/routes/shell.tsx": `import type { loader } from "../root.tsx"; import type { Route } from "./+types/shell";`,
      "storefront/routes/cart.tsx": `import { Cart } from "../features/selling/cart/cart.tsx"; import "../features/catalogue/search/field.tsx"; import "../commerce/cart/a.ts"; import "../shell/head.tsx";`,
      "storefront/browser-api.ts": `import type { Contract } from "#contracts/shop/contract.ts";`,
      "storefront/middleware/language.ts": `import { ROUTES } from "../routes.ts";`,
      "storefront/features/selling/cart/cart.tsx": `import type { Cart } from "#contracts/cart.ts"; import "#storefront/commerce/cart/a.ts"; import "#storefront/shell/head.tsx";`,
      "storefront/commerce/cart/a.ts": `import "../products/b.ts"; import "../../shell/head.tsx"; import "#client/calls/a.ts";`,
      "storefront/shell/head.tsx": `import { ROUTES } from "../routes.ts"; import "../themes/theme.ts"; import "#client/calls/a.ts";`,
      "client/calls/a.ts": `import "#contracts/cart.ts"; import "#ui/button.tsx"; import "#i18n/t.ts"; import "#domain/money.ts";`,
      "backoffice/main.tsx": `import "#contracts/staff/contract.ts"; import "#client/calls/a.ts"; import "#ui/button.tsx";`,
      "ui/button.tsx": `import { t } from "#i18n/t.ts"; api.fetch();`,
      "i18n/t.ts": `const load = (name: string) => import(\`./messages/\${name}.json\`);`,
      "vite.config.ts": `import "./tools/art.ts";`,
      "tools/art.ts": `import "#demo/drawings/svg.ts"; import "#modules/selling/cart/add.ts";`,
    };
    expect(messagesFor(files)).toEqual([]);
  });

  test.each([
    ["storefront to server", "storefront/root.tsx", `import "../server/platform/config.ts";`],
    [
      "storefront to server, type only",
      "storefront/root.tsx",
      `import type { A } from "../server/platform/config.ts";`,
    ],
    ["storefront to server, lazily", "storefront/root.tsx", `const a = () => import("../server/platform/config.ts");`],
    ["storefront to server, in a type", "storefront/root.tsx", `type A = import("../server/main.ts").A;`],
    ["storefront to server, re-exported", "storefront/a.ts", `export * from "../server/platform/config.ts";`],
    ["storefront to server, globbed", "storefront/a.ts", `import.meta.glob("../server/modules/*.ts");`],
    ["storefront to the back office", "storefront/a.ts", `import "../backoffice/a.ts";`],
    ["the back office to the storefront", "backoffice/a.ts", `import "../storefront/a.ts";`],
    ["the shell to routes, type only", "storefront/shell/a.ts", `import type { A } from "../routes/cart.tsx";`],
    [
      "the shell to features, lazily",
      "storefront/shell/a.ts",
      `const a = () => import("../features/selling/cart/a.tsx");`,
    ],
    ["the shell to commerce", "storefront/shell/a.ts", `import "../commerce/cart/a.ts";`],
    ["the shell to the root", "storefront/shell/a.ts", `import type { loader } from "../root.tsx";`],
    ["the shell to middleware", "storefront/shell/a.ts", `import "../middleware/guards.ts";`],
    ["commerce to features", "storefront/commerce/cart/a.ts", `import "../../features/selling/cart/a.tsx";`],
    ["commerce to routes", "storefront/commerce/cart/a.ts", `import "../../routes/cart.tsx";`],
    ["features to routes", "storefront/features/selling/cart/a.tsx", `import "#storefront/routes/cart.tsx";`],
    ["the table of pages to routes", "storefront/routes.ts", `import "./routes/cart.tsx";`],
    ["a theme to the shell", "storefront/themes/a.ts", `import "../shell/a.ts";`],
    ["the storefront's calls to commerce", "storefront/browser-api.ts", `import "./commerce/cart/a.ts";`],
    ["a test of the shell to commerce", "storefront/shell/a.test.ts", `import "../commerce/cart/a.ts";`],
    ["storefront to the staff contract", "storefront/a.ts", `import type { A } from "../contracts/staff/contract.ts";`],
    ["the back office to the shop contract", "backoffice/a.ts", `import "../contracts/shop/contract.ts";`],
    ["client to the shop contract", "client/a.ts", `import type { A } from "../contracts/shop/contract.ts";`],
    ["client to the staff contract", "client/a.ts", `import type { A } from "../contracts/staff/contract.ts";`],
    ["the shop contract to the staff contract", "contracts/shop/a.ts", `import "../staff/a.ts";`],
    ["the staff contract to the shop contract", "contracts/staff/a.ts", `import "../shop/a.ts";`],
    ["client to the storefront", "client/a.ts", `import "../storefront/context.ts";`],
    ["client to the back office", "client/a.ts", `import "../backoffice/a.ts";`],
    ["client to server", "client/a.ts", `import type { A } from "../server/platform/config.ts";`],
    ["client to Node", "client/a.ts", `import "node:fs";`],
    ["ui to client", "ui/a.tsx", `import "../client/a.ts";`],
    ["i18n to client", "i18n/a.ts", `import "../client/a.ts";`],
    ["contracts to client", "contracts/a.ts", `import "../client/a.ts";`],
    ["server to client", "server/modules/selling/cart/a.ts", `import "#client/a.ts";`],
    ["domain to Node", "domain/a.ts", `import { readFileSync } from "node:fs";`],
    ["domain to Node, without prefix", "domain/a.ts", `import { join } from "path";`],
    ["domain to a package", "domain/a.ts", `import { z } from "zod";`],
    ["domain to contracts", "domain/a.ts", `import "../contracts/a.ts";`],
    ["domain to the clock", "domain/a.ts", `export const now = () => Date.now();`],
    ["domain to the current date", "domain/a.ts", `export const today = () => new Date();`],
    ["domain to randomness", "domain/a.ts", `export const dice = () => Math.random();`],
    ["contracts to a foreign package", "contracts/a.ts", `import { os } from "@orpc/server";`],
    ["contracts to server", "contracts/a.ts", `import "../server/platform/a.ts";`],
    ["platform to a module", "server/platform/a.ts", `import "../modules/selling/cart/index.ts";`],
    ["a module to the demo", "server/modules/selling/cart/a.ts", `import "#demo/a.ts";`],
    ["platform to the demo", "server/platform/a.ts", `import "../../demo/a.ts";`],
    ["main.ts to the demo", "server/main.ts", `import "../demo/index.ts";`],
    ["the server's root to the demo, lazily", "server/start.ts", `const demo = () => import("../demo/index.ts");`],
    ["the demo's loader to the demo, at once", "server/load-demo.ts", `import "../demo/index.ts";`],
    ["the demo's loader to the demo, in a type", "server/load-demo.ts", `type A = typeof import("../demo/index.ts");`],
    ["a module to main.ts", "server/modules/selling/cart/a.ts", `import "#server/main.ts";`],
    ["a module to another's inner file", "server/modules/selling/cart/a.ts", `import "../orders/order-store.ts";`],
    ["a module to another's tables", "server/modules/selling/cart/a.ts", `import "../orders/tables.ts";`],
    ["the demo to a module's inner file", "demo/a.ts", `import "../server/modules/selling/cart/cart-store.ts";`],
    ["the server's root to the storefront", "server/router.ts", `import "../storefront/root.tsx";`],
    ["a server file in no zone", "server/misc/a.ts", ""],
    ["platform to the build", "server/platform/a.ts", `import("../../build/server/index.js");`],
    ["feature to feature", "storefront/features/selling/cart/a.tsx", `import { B } from "../orders/b.tsx";`],
    ["ui to contracts", "ui/a.tsx", `import type { A } from "../contracts/a.ts";`],
    ["ui to the network", "ui/a.tsx", `void fetch("/api");`],
    ["ui to an API client", "ui/a.tsx", `import { createORPCClient } from "@orpc/client";`],
    ["ui's styles to the storefront", "ui/a.css", `@import "../storefront/a.css";`],
    ["i18n to ui", "i18n/a.ts", `import "../ui/a.tsx";`],
    ["product code to testing", "server/platform/a.ts", `import "../../testing/a.ts";`],
    ["product code to tools", "storefront/a.ts", `import "../tools/a.ts";`],
    ["another top folder by climbing", "server/platform/a.ts", `import "../../domain/money.ts";`],
    [
      "the platform by climbing",
      "server/modules/selling/cart/a.ts",
      `import type { A } from "../../../platform/a.ts";`,
    ],
    ["three folders by climbing", "storefront/shell/header/search/list/a.ts", `import "../../../overlays/a.ts";`],
    ["another context by climbing", "domain/selling/cart/a.ts", `import "../../money/money/a.ts";`],
    ["the root of its place by climbing", "testing/selling/a.ts", `import "../test-app.ts";`],
    ["a module by the name of the server", "demo/a.ts", `import "#server/modules/selling/cart/index.ts";`],
    ["storefront to server, from the root", "storefront/root.tsx", `import "#platform/config.ts";`],
    [
      "a module to another's inner file, from the root",
      "demo/a.ts",
      `import "#modules/catalogue/catalog/catalog-store.ts";`,
    ],
    ["a computed path", "server/platform/a.ts", `export const load = (path: string) => import(path);`],
    ["a path without ending", "server/platform/a.ts", `import "./b";`],
  ])("finds %s", (_name, path, text) => {
    expect(messagesFor({ [path]: text })).toHaveLength(1);
  });

  test.each([
    `import type { A } from "#modules/catalogue/catalog/index.ts";`,
    `export type { A } from "#modules/catalogue/catalog/index.ts";`,
    `export { type A } from "#modules/catalogue/catalog/index.ts";`,
    `export type * from "#modules/catalogue/catalog/index.ts";`,
    `export * as catalog from "#modules/catalogue/catalog/index.ts";`,
    `type A = import("#modules/catalogue/catalog/index.ts").A;`,
    `type A = typeof import("#modules/catalogue/catalog/index.ts");`,
    `const load = () => import("#modules/catalogue/catalog/index.ts");`,
  ])("finds a cycle between modules however one refers to the other: %s", (text) => {
    const files = {
      "server/modules/selling/cart/index.ts": text,
      "server/modules/catalogue/catalog/index.ts": `export { b } from "./b.ts";`,
      "server/modules/catalogue/catalog/b.ts": `import type { C } from "#modules/selling/cart/index.ts";`,
    };
    expect(messagesFor(files)).toEqual(["cycle between modules: catalogue/catalog → selling/cart → catalogue/catalog"]);
  });

  test("finds a cycle between modules, even of types alone", () => {
    const files = {
      "server/modules/selling/cart/index.ts": `import type { A } from "#modules/catalogue/catalog/index.ts";`,
      "server/modules/catalogue/catalog/index.ts": `import { b } from "#modules/selling/orders/index.ts";`,
      "server/modules/selling/orders/index.ts": `import { c } from "../cart/index.ts";`,
    };
    expect(messagesFor(files)).toEqual([
      "cycle between modules: catalogue/catalog → selling/orders → selling/cart → catalogue/catalog",
    ]);
  });

  test("finds a cycle between files", () => {
    const files = {
      "storefront/a.ts": `import "./b.ts";`,
      "storefront/b.ts": `export { c } from "./c.ts";`,
      "storefront/c.ts": `import { a } from "./a.ts";`,
    };
    expect(messagesFor(files)).toEqual([
      "cycle between files: storefront/a.ts → storefront/b.ts → storefront/c.ts → storefront/a.ts",
    ]);
  });

  test("finds a cycle between files of client", () => {
    const files = { "client/a.ts": `import "./b.ts";`, "client/b.ts": `import "./a.ts";` };
    expect(messagesFor(files)).toEqual(["cycle between files: client/a.ts → client/b.ts → client/a.ts"]);
  });

  test("names both layers of the storefront", () => {
    expect(messagesFor({ "storefront/shell/a.ts": `import "../commerce/cart/a.ts";` })).toEqual([
      "the storefront's shell must not import its commerce: storefront/commerce/cart/a.ts",
    ]);
  });

  test("names the line", () => {
    const files = [{ path: "domain/a.ts", text: `// ė😀\n\nimport "node:fs";\n` }];
    expect(checkImports(files)).toEqual([
      { file: "domain/a.ts", line: 3, message: `domain must not import "node:fs"` },
    ]);
  });
});

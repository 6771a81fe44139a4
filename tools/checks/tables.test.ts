import { describe, expect, test } from "vitest";
import { checkTables } from "./tables.ts";

const TABLES = {
  "server/modules/selling/orders/tables.ts": `export const orders = pgTable("orders", {}); export const lines = pgTable("order_lines", {});`,
  "server/modules/selling/cart/tables.ts": `export const carts = pgTable("carts", {});`,
  "server/platform/limits/tables.ts": `export const rateLimits = pgTable("rate_limits", {});`,
};

const findingsOf = (files: Record<string, string>) =>
  checkTables(Object.entries({ ...TABLES, ...files }).map(([path, text]) => ({ path, text })));

const messagesFor = (path: string, text: string) => findingsOf({ [path]: text }).map(({ message }) => message);

describe("tables", () => {
  test.each([
    [
      "its own table in SQL",
      "server/modules/selling/orders/a.ts",
      "sql`select * from orders o join order_lines l on true`",
    ],
    ["its own table as an object", "server/modules/selling/orders/a.ts", `import { orders } from "./tables.ts";`],
    [
      "its own table in a folder below",
      "server/modules/selling/orders/invoice/a.ts",
      `import { orders } from "../tables.ts";`,
    ],
    ["a published view", "server/modules/selling/cart/a.ts", `import { orderTotals } from "../orders/index.ts";`],
    ["the platform's table in the platform's part", "server/platform/limits/a.ts", "sql`delete from rate_limits`"],
    ["a text in quotes", "server/modules/selling/cart/a.ts", "sql`select 'the orders of a cart' from carts`"],
    ["a column of its own", "server/modules/selling/cart/a.ts", "sql`select c.orders from carts c`"],
    ["an alias", "server/modules/selling/cart/a.ts", "sql`select count(*) as orders from carts`"],
    ["a function of the same name", "server/modules/selling/cart/a.ts", "sql`select orders(1)`"],
    ["a sentence", "server/modules/selling/cart/a.ts", `throw new Error("There are no orders from carts");`],
    ["a test", "server/modules/selling/cart/a.test.ts", "sql`select * from orders`"],
    ["cases of a test", "server/modules/selling/cart/a.cases.ts", "sql`select * from orders`"],
    [
      "the demo",
      "demo/a.ts",
      `import { orders } from "../server/modules/selling/orders/tables.ts"; sql\`select from orders\``,
    ],
    ["testing", "testing/a.ts", "sql`select * from orders`"],
  ])("accepts %s", (_name, path, text) => {
    expect(messagesFor(path, text)).toEqual([]);
  });

  test.each([
    ["a query", "server/modules/selling/cart/a.ts", "sql`select from carts where exists (select from orders)`"],
    ["a join", "server/modules/selling/cart/a.ts", "sql`select from carts c, orders o`"],
    ["a write", "server/modules/selling/cart/a.ts", "sql`update orders set state = 'paid'`"],
    ["a fragment", "server/modules/selling/cart/a.ts", "const shown = sql<string>`orders o where o.id = 1`;"],
    ["a piece after a value", "server/modules/selling/cart/a.ts", `sql\`select \${1} from orders\``],
    ["a plain string", "server/modules/selling/cart/a.ts", `client.query("select * from orders");`],
    ["a plain template", "server/modules/selling/cart/a.ts", `client.query(\`delete from orders where id = \${id}\`);`],
    ["the composition", "server/open-shop.ts", "sql`select from orders`"],
    ["a module and the platform's table", "server/modules/selling/cart/a.ts", "sql`delete from rate_limits`"],
    ["the platform and a module's table", "server/platform/calls/a.ts", "sql`select from orders`"],
    ["the table of migrations", "server/modules/selling/cart/a.ts", "sql`select from schema_migrations`"],
  ])("finds a foreign table in %s", (_name, path, text) => {
    expect(messagesFor(path, text)).toEqual([expect.stringMatching(/^the table \w+ belongs to server\//)]);
  });

  test.each([
    ["of a module", "server/modules/selling/cart/a.ts", `import { orders } from "../orders/tables.ts";`],
    [
      "of a module, its types",
      "server/modules/selling/cart/a.ts",
      `import type { orders } from "../orders/tables.ts";`,
    ],
    [
      "of the platform",
      "server/modules/selling/cart/a.ts",
      `import { rateLimits } from "../../platform/limits/tables.ts";`,
    ],
    ["in the composition", "server/open-shop.ts", `import { carts } from "./modules/selling/cart/tables.ts";`],
    ["published by index.ts", "server/modules/selling/cart/index.ts", `export { carts } from "./tables.ts";`],
  ])("finds the tables %s", (_name, path, text) => {
    expect(messagesFor(path, text)).toHaveLength(1);
  });

  test("finds a table that two modules declare", () => {
    const [finding] = findingsOf({
      "server/modules/catalogue/stock/tables.ts": `const again = pgTable("orders", {});`,
    });
    expect(finding).toMatchObject({ file: "server/modules/catalogue/stock/tables.ts", line: 1 });
  });

  test("names the line of the table", () => {
    const [finding] = findingsOf({
      "server/modules/selling/cart/a.ts": `\n\nconst rows = sql\`select \${1}\n from orders\`;`,
    });
    expect(finding?.line).toBe(4);
  });
});

import { describe, expect, test } from "vitest";
import { checkModuleInterfaces } from "./module-interfaces.ts";

const INDEX = "server/modules/selling/orders/index.ts";
const ORDERS = "server/modules/selling/orders/orders.ts";

const messagesFor = (index: string, orders: string) =>
  checkModuleInterfaces([
    { path: INDEX, text: index },
    { path: ORDERS, text: orders },
  ]).map(({ message }) => message);

describe("the interface of a module", () => {
  test("may have a constructor that takes dependencies", () => {
    const orders = `
      export interface OrderDeps { db: Database }
      export interface Orders { work(): Promise<void> }
      export const createOrders = (deps: OrderDeps): Orders => ({ work: () => work(deps) });`;
    expect(messagesFor(`export { type Orders, createOrders } from "./orders.ts";`, orders)).toEqual([]);
  });

  test.each(["OrderDeps", "OrderParts"])("must not publish %s", (name) => {
    const orders = `export interface ${name} { db: Database }`;
    expect(messagesFor(`export type { ${name} } from "./orders.ts";`, orders)).toEqual([
      `${name} is for this module alone`,
    ]);
  });

  test.each([
    ["as a base", `export interface Orders extends OrderDeps { work(): void }`],
    ["in a member", `export interface Orders { deps: OrderDeps }`],
    ["in a part of a member", `export interface Orders { directory: OrderDeps["directory"] }`],
    ["in a type", `export type Orders = OrderDeps & { work(): void };`],
  ])("must not contain dependencies %s", (_name, orders) => {
    expect(messagesFor(`export { type Orders } from "./orders.ts";`, orders)).toEqual([
      "Orders is published and must not contain OrderDeps",
    ]);
  });

  test("says nothing about what stays inside", () => {
    const orders = `export interface Orders { work(): void } export interface Inside extends OrderDeps { a: 1 }`;
    expect(messagesFor(`export { type Orders } from "./orders.ts";`, orders)).toEqual([]);
  });
});

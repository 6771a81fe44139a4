import { expect, test } from "vitest";
import type { Permission } from "#domain/people/access/permissions.ts";
import { ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import type { OrderEvent } from "#domain/selling/orders/order-states.ts";
import { assertMayCause } from "./assert-may-cause.ts";

const member = (permissions: readonly Permission[]) => ({
  id: 1,
  email: "",
  name: "",
  permissions,
  storefronts: "all" as const,
  warehouses: "all" as const,
  sessionId: "",
  limits: {},
  steppedUpUntil: null,
});
const attempt = (event: OrderEvent, ...permissions: Permission[]) =>
  assertMayCause({ member: member(permissions) }, ORDER_MACHINE, "paid", event);

test("I10 T065 an event of staff is refused to a member without the permission that its transition names", () => {
  expect(() => attempt("process", "orders.write")).not.toThrow();
  expect(() => attempt("refund", "orders.write")).toThrow(expect.objectContaining({ status: 403 }));
  expect(() => attempt("refund", "orders.refund")).not.toThrow();
});

test("I10 an event that the state does not allow is left to the move, which answers a conflict", () => {
  expect(() => attempt("deliver")).not.toThrow();
});

import { describe, expect, test } from "vitest";
import { DANGEROUS_PERMISSIONS } from "../../domain/access/permissions.ts";
import { staffContract } from "./contract.ts";
import type { StaffCallPolicy } from "./define-staff-call.ts";

interface Definition {
  "~orpc": { meta: StaffCallPolicy; route: { method: string; path: string } };
}

const definitions = Object.entries(staffContract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, definition]) => ({
    name: `${area}.${name}`,
    ...(definition as unknown as Definition)["~orpc"],
  })),
);

/** Every staff call, what it needs and what it does. A new call is added here by hand, so that somebody looks at it. */
const INVENTORY = [
  "session.signIn POST /session/sign-in: public, write",
  "session.verifyTotp POST /session/verify-totp: public, write",
  "session.me POST /session/me: public, read",
  "session.stepUp POST /session/step-up: signed-in, write",
  "session.signOut POST /session/sign-out: public, write",
  "session.setPassword POST /session/set-password: public, write",
  "orders.move POST /orders/move: orders.write, write",
  "orders.refund POST /orders/refund: orders.refund, write, step-up",
  "payments.refund POST /payments/refund: orders.refund, write, step-up, idempotent",
  "payments.parkedEvents POST /payments/parked-events: payments.read, read",
  "stock.set POST /stock/set: stock.write, write",
  "catalog.setPrice POST /catalog/set-price: catalogue.write, write",
];

describe("the staff contract", () => {
  test("T065 lists every call with its permission and effect", () => {
    const listed = definitions.map(({ name, route, meta }) => {
      const extras = [meta.stepUp && "step-up", meta.idempotent && "idempotent"].filter(Boolean);
      const needs = meta.permission ?? meta.access;
      return `${name} ${route.method} ${route.path}: ${[needs, meta.effect, ...extras].join(", ")}`;
    });
    expect(listed).toEqual(INVENTORY);
  });

  test("T065 lets only the calls about a session go without a permission", () => {
    const without = definitions.filter(({ meta }) => meta.permission === null);
    expect(without.filter(({ name }) => !name.startsWith("session."))).toEqual([]);
  });

  test("T068 asks for another code before every dangerous call", () => {
    const dangerous = definitions.filter(
      ({ meta }) => meta.permission !== null && DANGEROUS_PERMISSIONS.includes(meta.permission),
    );
    expect(dangerous.filter(({ meta }) => !meta.stepUp)).toEqual([]);
  });

  test("gives each call an address of its own", () => {
    const addresses = definitions.map(({ route }) => route.path);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

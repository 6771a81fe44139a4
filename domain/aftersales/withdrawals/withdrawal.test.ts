import { describe, expect, test } from "vitest";
import { actorsOf, finalStates, machineProblems, targetsOf } from "#testing/machines.ts";
import { checkStatement, isBuyers } from "./statement.ts";
import { WITHDRAWAL_EVENTS, WITHDRAWAL_MACHINE } from "./withdrawal-machine.ts";
import { canWithdraw, withdrawableUntil } from "./withdrawal-window.ts";

test("I10 a withdrawal is confirmed by the buyer and decided by staff; what was not sent needs no decision", () => {
  expect(machineProblems(WITHDRAWAL_MACHINE)).toEqual([]);
  expect(finalStates(WITHDRAWAL_MACHINE)).toEqual(["refused", "refunded"]);
  expect(WITHDRAWAL_EVENTS.map((event) => `${event}: ${targetsOf(WITHDRAWAL_MACHINE, event)}`)).toEqual([
    "confirm: confirmed - - - - -",
    "stop_order: - accepted - - - -",
    "accept: - accepted - - - -",
    "refuse: - refused - - - -",
    "receive_goods: - - goods_received - - -",
    "refund: - - refunded - refunded -",
  ]);
  expect(WITHDRAWAL_EVENTS.map((event) => actorsOf(WITHDRAWAL_MACHINE, event))).toEqual([
    "customer",
    "system",
    "staff",
    "staff",
    "staff",
    "system",
  ]);
});

describe("whose statement it is", () => {
  const buyer = { email: "ruta@example.com", lastName: "Žalgirė-Kazė" };
  const isTheirs = (name: string, email = "Ruta@Example.com ") => isBuyers({ name, email, number: "OR1" }, buyer);

  test("needs the address and the whole last name, however it is written", () => {
    for (const name of ["Rūta Žalgirė-Kazė", "zalgire kaze", "KAZE, Zalgire R."])
      expect(isTheirs(name), name).toBe(true);
    for (const name of ["Rūta", "Rūta Žalgirė", "Žalgirytė Kazė", ""]) expect(isTheirs(name), name).toBe(false);
    expect(isTheirs("Rūta Žalgirė-Kazė", "ruta@example.org")).toBe(false);
    expect(isBuyers({ name: "", email: buyer.email, number: "" }, { ...buyer, lastName: "" })).toBe(false);
  });

  test("ERROR-05 a statement needs a name, a number and an address, and no reason", () => {
    expect(checkStatement({ name: "Rūta", number: "OR 12", email: "ruta@example.com" })).toEqual({});
    expect(Object.keys(checkStatement({ name: "", number: "x".repeat(61), email: "a@b" }))).toEqual([
      "name",
      "number",
      "email",
    ]);
  });
});

describe("until when one can withdraw", () => {
  const deliveredAt = new Date("2026-11-01T10:00:00Z");
  const can = (state: Parameters<typeof canWithdraw>[0]["state"], at: string, country = "LT") =>
    canWithdraw({ country, state, deliveredAt: state === "delivered" ? deliveredAt : null }, new Date(at));

  test("from the payment until 14 days after the delivery, to the second", () => {
    for (const state of ["paid", "packed", "shipped", "out_for_delivery"] as const)
      expect(can(state, "2026-12-01"), state).toBe(true);
    expect(can("delivered", "2026-11-15T10:00:00Z")).toBe(true);
    expect(can("delivered", "2026-11-15T10:00:01Z")).toBe(false);
    expect(withdrawableUntil(deliveredAt)).toEqual(new Date("2026-11-15T10:00:00Z"));
    for (const state of ["awaiting_payment", "cancelled", "refunded"] as const)
      expect(can(state, "2026-11-02"), state).toBe(false);
  });

  test("only where the law of the European Union holds", () => {
    expect(["LT", "NL", "AE", "US"].map((country) => can("paid", "2026-11-02", country))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

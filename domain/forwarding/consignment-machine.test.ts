import { expect, test } from "vitest";
import { actorsOf, finalStates, machineProblems, targetsOf } from "#testing/machines.ts";
import { CONSIGNMENT_EVENTS, CONSIGNMENT_MACHINE, consignmentId, consignmentNumber } from "./consignment-machine.ts";

test("I10 a consignment takes requests and reports on while it is open, by staff alone, and ends closed", () => {
  expect(CONSIGNMENT_EVENTS.map((event) => [event, targetsOf(CONSIGNMENT_MACHINE, event)])).toEqual([
    ["add", "open -"],
    ["record", "open -"],
    ["close", "closed -"],
  ]);
  expect(CONSIGNMENT_EVENTS.map((event) => actorsOf(CONSIGNMENT_MACHINE, event))).toEqual(["staff", "staff", "staff"]);
  expect([machineProblems(CONSIGNMENT_MACHINE), finalStates(CONSIGNMENT_MACHINE)]).toEqual([[], ["closed"]]);
});

test("a consignment is found by its number as people write it, and by nothing else", () => {
  expect(consignmentNumber(12)).toBe("CO12");
  expect(["CO12", " co12 ", "CO0", "FR12", "12", ""].map(consignmentId)).toEqual([12, 12, 0, 0, 0, 0]);
});

import { expect, test } from "vitest";
import { actorsOf, finalStates, machineProblems, targetsOf } from "#testing/machines.ts";
import { CONSIGNMENT_EVENTS, CONSIGNMENT_MACHINE } from "./consignment-machine.ts";

test("I10 a consignment takes requests and reports on while it is open, by staff alone, and ends closed", () => {
  expect(CONSIGNMENT_EVENTS.map((event) => [event, targetsOf(CONSIGNMENT_MACHINE, event)])).toEqual([
    ["add", "open -"],
    ["record", "open -"],
    ["close", "closed -"],
  ]);
  expect(CONSIGNMENT_EVENTS.map((event) => actorsOf(CONSIGNMENT_MACHINE, event))).toEqual(["staff", "staff", "staff"]);
  expect([machineProblems(CONSIGNMENT_MACHINE), finalStates(CONSIGNMENT_MACHINE)]).toEqual([[], ["closed"]]);
});

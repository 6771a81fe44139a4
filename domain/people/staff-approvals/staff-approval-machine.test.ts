import { expect, test } from "vitest";
import { finalStates, machineProblems } from "#testing/machines.ts";
import { STAFF_APPROVAL_MACHINE } from "./staff-approval-machine.ts";

test("I10 the machine of a staff approval has no mistakes, and every decision ends it", () => {
  expect(machineProblems(STAFF_APPROVAL_MACHINE)).toEqual([]);
  expect(finalStates(STAFF_APPROVAL_MACHINE)).toEqual(["approved", "rejected", "withdrawn", "expired"]);
});

test("I10 the transitions of a staff approval, and who may cause them", () => {
  const rows = STAFF_APPROVAL_MACHINE.transitions.map(({ from, event, to, actors }) =>
    [from, event, to, actors.join("+")].join(" "),
  );
  expect(rows).toEqual([
    "pending approve approved staff",
    "pending reject rejected staff",
    "pending withdraw withdrawn staff",
    "pending expire expired system",
  ]);
});

import { expect, test } from "vitest";
import { finalStates, machineProblems } from "#testing/machines.ts";
import { PHONE_RESERVATION_MACHINE } from "./phone-reservation-machine.ts";

test("I10 the machine of a phone reservation has no mistakes and ends where it should", () => {
  expect(machineProblems(PHONE_RESERVATION_MACHINE)).toEqual([]);
  expect(finalStates(PHONE_RESERVATION_MACHINE)).toEqual(["converted", "declined", "cancelled", "expired"]);
});

test("I10 the transitions of a phone reservation, and who may cause them", () => {
  const rows = PHONE_RESERVATION_MACHINE.transitions.map(({ from, event, to, actors }) =>
    [from, event, to, actors.join("+")].join(" "),
  );
  expect(rows).toEqual([
    "requested confirm queued customer",
    "requested leave cancelled customer",
    "requested expire expired system",
    "queued offer offered staff",
    "queued leave cancelled customer",
    "offered take converted customer",
    "offered decline declined customer",
    "offered expire expired system",
  ]);
});

import { expect, test } from "vitest";
import { finalStates, machineProblems } from "#testing/machines.ts";
import { COMPANY_ROLES, isAllowed } from "./company-access.ts";
import { COMPANY_MACHINE, COMPANY_STATES } from "./company-machine.ts";

test("I10 the machine of a company has no mistakes and ends where it should", () => {
  expect(machineProblems(COMPANY_MACHINE)).toEqual([]);
  expect(finalStates(COMPANY_MACHINE)).toEqual(["closed"]);
});

test("I10 the transitions of a company, and who may cause them", () => {
  const rows = COMPANY_MACHINE.transitions.map(({ from, event, to, actors }) =>
    [from, event, to, actors.join("+")].join(" "),
  );
  expect(rows).toEqual([
    "applied ask info_needed staff",
    "info_needed answer applied customer",
    "applied activate active staff",
    "applied refuse closed staff",
    "info_needed refuse closed staff",
    "active suspend suspended staff",
    "suspended restore active staff",
    "active close closed staff+system",
    "suspended close closed staff+system",
    "applied close closed system",
    "info_needed close closed system",
  ]);
});

test("FORWARDING-07 T065 who may see and who may act, by role and state of the company", () => {
  const allowed = (need: "read" | "act") =>
    COMPANY_STATES.map((state) => {
      const roles = COMPANY_ROLES.filter((role) => isAllowed(need, { role, state }));
      return `${state}: ${roles.join(" ")}`;
    });
  expect(allowed("read")).toEqual([
    "applied: ",
    "info_needed: ",
    "active: owner buyer accountant viewer",
    "suspended: owner buyer accountant viewer",
    "closed: owner",
  ]);
  expect(allowed("act")).toEqual(["applied: ", "info_needed: ", "active: owner buyer", "suspended: ", "closed: owner"]);
});

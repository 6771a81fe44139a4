import { expect, test } from "vitest";
import { finalStates, machineProblems } from "#testing/machines.ts";
import { CAMPAIGN_MACHINE } from "./campaign-machine.ts";
import { isSendingHour } from "./sending-hours.ts";

test("I10 the machine of campaigns is whole and ends as sent or cancelled", () => {
  expect(machineProblems(CAMPAIGN_MACHINE)).toEqual([]);
  expect(finalStates(CAMPAIGN_MACHINE)).toEqual(["sent", "cancelled"]);
});

test.each([
  ["2026-01-15T05:59:59Z", "Europe/Vilnius", false],
  ["2026-01-15T06:00:00Z", "Europe/Vilnius", true],
  ["2026-01-15T17:59:59Z", "Europe/Vilnius", true],
  ["2026-01-15T18:00:00Z", "Europe/Vilnius", false],
  ["2026-07-15T05:00:00Z", "Europe/Vilnius", true],
  ["2026-01-15T06:30:00Z", "Europe/Amsterdam", false],
  ["2026-01-15T04:00:00Z", "Asia/Dubai", true],
  ["2026-01-15T22:30:00Z", "UTC", false],
] as const)("T131 campaigns are sent from 8 until 20 o'clock where the storefront is: %s %s", (at, zone, isAllowed) => {
  expect(isSendingHour(new Date(at), zone)).toBe(isAllowed);
});

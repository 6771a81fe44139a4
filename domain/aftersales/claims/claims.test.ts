import { describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { actorsOf, finalStates, machineProblems, targetsOf } from "#testing/machines.ts";
import { carriageCap, claimCap, paidForLine } from "./claim-cap.ts";
import { CLAIM_EVENTS, CLAIM_MACHINE } from "./claim-machine.ts";
import { canReopen, checkClaim, claimableKinds, isClaimable } from "./claim-rules.ts";

test("FORWARDING-06 I10 staff take, ask, file and decide; the customer answers, withdraws and reopens; money resolves", () => {
  expect(machineProblems(CLAIM_MACHINE)).toEqual([]);
  expect(finalStates(CLAIM_MACHINE)).toEqual(["withdrawn"]);
  expect(
    CLAIM_EVENTS.map((event) => `${event} ${targetsOf(CLAIM_MACHINE, event)} ${actorsOf(CLAIM_MACHINE, event)}`),
  ).toEqual([
    "take in_review - - - - - - - staff",
    "ask - info_needed - - - - - - staff",
    "answer - - in_review - - - - - customer",
    "go_on - - in_review - - - - - staff",
    "file_with_carrier - with_carrier - - - - - - staff",
    "carrier_answered - - - in_review - - - - staff",
    "approve - approved - - - - - - staff",
    "reject - rejected - - - - - - staff",
    "resolve - - - - resolved - - - system",
    "withdraw withdrawn withdrawn withdrawn withdrawn - - - - customer",
    "reopen - - - - - open open - customer",
  ]);
});

describe("FORWARDING-06 when a claim can be made", () => {
  const deliveredAt = new Date("2026-11-01T10:00:00Z");
  const delivered = { isPaid: true, deliveredAt, promisedUntil: "2026-11-05", isLost: false, isSold: true };
  const unsent = { ...delivered, deliveredAt: null };

  test("14 days from the delivery, two years for the guarantee", () => {
    expect(isClaimable("damaged", delivered, new Date("2026-11-15T10:00:00Z"))).toBe(true);
    expect(claimableKinds(delivered, new Date("2026-11-15T10:00:01Z"))).toEqual(["warranty"]);
    expect(isClaimable("warranty", delivered, new Date("2028-10-31T10:00:00Z"))).toBe(true);
    expect(isClaimable("warranty", delivered, new Date("2028-11-01T10:00:00Z"))).toBe(false);
  });

  test("no guarantee for what was bought in another shop and only sent on", () => {
    const sentOn = { ...delivered, isSold: false };
    expect(claimableKinds(sentOn, new Date("2026-11-15T10:00:00Z"))).not.toContain("warranty");
    expect(claimableKinds(sentOn, new Date("2026-11-15T10:00:01Z"))).toEqual([]);
  });

  test("not delivered after the last promised day, and never before", () => {
    expect(isClaimable("not_delivered", unsent, new Date("2026-11-05T23:00:00Z"))).toBe(false);
    expect(isClaimable("not_delivered", unsent, new Date("2026-11-06T00:00:00Z"))).toBe(true);
    expect(isClaimable("not_delivered", delivered, new Date("2026-11-06T00:00:00Z"))).toBe(false);
    expect(isClaimable("not_delivered", { ...unsent, isLost: true }, new Date("2026-11-02"))).toBe(true);
    expect(claimableKinds({ ...unsent, isPaid: false }, new Date("2026-12-01"))).toEqual([]);
  });
});

test("ERROR-05 FORWARDING-06 a claim has 20 to 5,000 characters, and one about damage two pictures", () => {
  const text = "x".repeat(20);
  expect(checkClaim({ kind: "damaged", text, pictures: 2 })).toEqual({});
  expect(checkClaim({ kind: "late", text: "x".repeat(5_000), pictures: 0 })).toEqual({});
  expect(checkClaim({ kind: "damaged", text: ` ${"x".repeat(19)} `, pictures: 1 })).toEqual({
    text: "claim.error.too-short",
    files: "claim.error.pictures",
  });
  expect(checkClaim({ kind: "other", text: "x".repeat(5_001), pictures: 0 })).toEqual({ text: "validation.too-long" });
});

test("FORWARDING-06 carriage gives at most what was declared and covered, and the freight", () => {
  const sums = { declared: fromMinor(250_00), cover: fromMinor(100_00), freight: fromMinor(21_80) };
  expect(carriageCap(sums)).toBe(fromMinor(121_80));
  expect(carriageCap({ ...sums, cover: fromMinor(500_00) })).toBe(fromMinor(271_80));
});

test("FORWARDING-06 goods give what was paid for their lines; what never came, or was charged wrongly, all of it", () => {
  const [subtotal, discount] = [fromMinor(100_00), fromMinor(10_00)];
  const lines = [fromMinor(60_00), fromMinor(40_00)].map((total, id) => ({
    id,
    paid: paidForLine({ total, subtotal, discount }),
  }));
  expect(lines.map(({ paid }) => paid)).toEqual([fromMinor(54_00), fromMinor(36_00)]);
  const sums = { lines, whole: fromMinor(95_00) };
  expect(claimCap(sums, "damaged", [1])).toBe(fromMinor(36_00));
  expect(claimCap(sums, "damaged", [])).toBe(fromMinor(90_00));
  for (const kind of ["not_delivered", "overcharged"] as const)
    expect(claimCap(sums, kind, [1])).toBe(fromMinor(95_00));
  expect(claimCap({ ...sums, lines: [] }, "damaged", [])).toBe(fromMinor(95_00));
});

test("FORWARDING-06 a claim is reopened once, within 14 days of its end", () => {
  const endedAt = new Date("2026-11-01T10:00:00Z");
  expect(canReopen({ endedAt, reopenedAt: null }, new Date("2026-11-15T10:00:00Z"))).toBe(true);
  expect(canReopen({ endedAt, reopenedAt: null }, new Date("2026-11-15T10:00:01Z"))).toBe(false);
  expect(canReopen({ endedAt, reopenedAt: endedAt }, new Date("2026-11-02"))).toBe(false);
});

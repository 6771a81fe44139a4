import { describe, test, vi } from "vitest";
import { shopOfThisFile } from "#testing/faults-shop.ts";
import { earlyReports, hangingCarrier, lostReports, shippedRequest, shuffledReports } from "./scenarios/carriers.ts";

vi.setConfig({ testTimeout: 900_000 });

const holds = shopOfThisFile();

describe("reports of carriers, then I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13 I14 I15 I16 I17", () => {
  test("F33 I15 each report of a journey comes fifty times, in any order: one history, one delivery", () =>
    holds(shuffledReports(50)));
  test("F33 reports that never come are found by asking the carrier", () => holds(lostReports()));
  test("F33 I15 the same of a forward request: fifty copies, shuffled, some before it is dispatched", async () => {
    await holds(shuffledReports(50, shippedRequest));
    await holds(earlyReports(shippedRequest));
  });
  test("F38 I11 waiting for a carrier that hangs holds nothing, and others are served", () => holds(hangingCarrier));
});

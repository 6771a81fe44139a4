import { describe, test, vi } from "vitest";
import { shopOfThisFile } from "../../testing/faults-shop.ts";
import { connectionsCut } from "./scenarios/database.ts";
import { killedAtAnyMoment, killedWhileHearing, killedWhilePaying } from "./scenarios/kills.ts";

vi.setConfig({ testTimeout: 240_000 });

const holds = shopOfThisFile();

describe("a process or its connections die, then I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12", () => {
  test("F01 I8 killed after the commit, before the provider was asked: the same key gets the same order", () =>
    holds(killedWhilePaying("pay.4-after-commit")));
  test("F01 I5 killed after the provider was asked, before that was saved", () =>
    holds(killedWhilePaying("pay.5-after-provider-call")));
  test("F01 killed at a random moment of paying", () => holds(killedAtAnyMoment));
  test("F02 killed while it hears that it was paid: told again, there is one effect", () =>
    holds(killedWhileHearing("callback.3-before-commit")));
  test("F07 I11 all connections are cut each second: no half order, and the pool recovers", () =>
    holds(connectionsCut(4, 2)));
});

import { describe, test, vi } from "vitest";
import { holdsApart } from "../../testing/faults-shop.ts";
import { killedWhileRefunding } from "./scenarios/killed-refunds.ts";
import { killedAtAnyMoment, killedWhileHearing, killedWhilePaying } from "./scenarios/kills.ts";

vi.setConfig({ testTimeout: 400_000 });

describe.concurrent("a process dies, then I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12", () => {
  test("F01 I5 I8 killed after the provider was asked, before that was saved: the same key gets the same order", () =>
    holdsApart(killedWhilePaying("pay.5-after-provider-call")));
  test("F01 killed at a random moment of paying", () => holdsApart(killedAtAnyMoment));
  test("F02 killed while it hears that it was paid: told again, there is one effect", () =>
    holdsApart(killedWhileHearing("callback.3-before-commit")));
  test("F02 I5 killed after the provider gave money back, before that was saved: it goes back once", () =>
    holdsApart(killedWhileRefunding("refund.3-after-provider")));
});

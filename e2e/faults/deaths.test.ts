import { describe, test, vi } from "vitest";
import { holdsInOwnShop } from "#testing/faults-shop.ts";
import { killedWhileNotified, killedWhilePaying } from "./scenarios/kills.ts";

vi.setConfig({ testTimeout: 1_200_000 });

describe.concurrent("a process dies, then I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13 I14 I15 I16 I17", () => {
  test("F01 I5 I8 killed after the provider's answer, before it was saved: the same key gets the same order", () =>
    holdsInOwnShop(killedWhilePaying("pay.5-after-provider-call")));
  test("F02 killed while it handles a notification: after the provider's retry there is one effect", () =>
    holdsInOwnShop(killedWhileNotified("callback.3-before-commit")));
});

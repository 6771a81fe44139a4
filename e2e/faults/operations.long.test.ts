import { describe, test, vi } from "vitest";
import { holdsInOwnShop } from "#testing/faults-shop.ts";
import { rollingDeploy } from "./scenarios/deploys.ts";
import { filesExhausted } from "./scenarios/exhaustion.ts";
import { outsideHangs } from "./scenarios/outside.ts";
import { restoredBackup } from "./scenarios/restores.ts";

vi.setConfig({ testTimeout: 900_000 });

describe("an operator's faults, then I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12", () => {
  test("F24 the mail server hangs and pictures are waited for: no page and no call waits with them", () =>
    holdsInOwnShop(outsideHangs));
  test("F26 F29 BUILD-01 I8 a new release migrates and takes over while buyers buy: none of their requests fails", () =>
    holdsInOwnShop(rollingDeploy(3)));
  test("F27 a process out of open files refuses with 503 what is too much, and sells again afterwards", () =>
    holdsInOwnShop(filesExhausted));
  test("F28 I2 a backup is restored: missing orders are listed by the provider's history, and the ledger is sound", () =>
    holdsInOwnShop(restoredBackup));
});

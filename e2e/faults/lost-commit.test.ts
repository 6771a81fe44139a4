import { test, vi } from "vitest";
import { shopOfThisFile } from "../../testing/faults-shop.ts";
import { commitAnswerLost } from "./scenarios/database.ts";

vi.setConfig({ testTimeout: 180_000 });

const holds = shopOfThisFile({ throughProxy: true });

test("F09 I8 the answer to COMMIT is lost: the same key decides, and there is no second order", () =>
  holds(commitAnswerLost, 3));

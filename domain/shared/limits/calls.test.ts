import { describe, expect, test } from "vitest";
import { API_TIMEOUT_MS, CALL_POLICIES, RETRY_DELAY_MS } from "./calls.ts";

describe("call policies", () => {
  test("LIMIT-01 the time-outs, delays and retries are those of the specification", () => {
    expect([API_TIMEOUT_MS, RETRY_DELAY_MS]).toEqual([60_000, 100]);
    const table = Object.entries(CALL_POLICIES).map(([name, policy]) => [name, policy.timeoutMs, policy.retries]);
    expect(table).toEqual([
      ["cartFetch", 60_000, 2],
      ["checkoutGenerate", 60_000, 0],
      ["checkoutFetch", 60_000, 2],
      ["checkoutInvalidate", 60_000, 2],
      ["currentUser", 60_000, 3],
      ["localeChange", 1_000, 2],
      ["utm", 2_000, 3],
      ["translationsOnServer", 15_000, 0],
      ["translationsInBrowser", 60_000, 0],
    ]);
    for (const policy of Object.values(CALL_POLICIES)) expect(policy.retryDelayMs).toBe(100);
  });
});

import { describe, expect, test } from "vitest";
import * as screen from "./screen.ts";

describe("screen constants", () => {
  test("LIMIT-03 the screen's constants are those of the specification", () => {
    expect({ ...screen }).toEqual({
      LOADING_BAR_DURATION_MS: 2000,
      LOADING_BAR_THROTTLE_MS: 200,
      LOADING_BAR_HIDE_DELAY_MS: 500,
      LOADING_BAR_RESET_DELAY_MS: 400,
      RELOAD_GUARD_MS: 10_000,
      PERMISSION_DEBOUNCE_MS: 1000,
      PERMISSION_MAX_WAIT_MS: 2000,
      PERMISSION_CACHE_MS: 60 * 60 * 1000,
    });
  });
});

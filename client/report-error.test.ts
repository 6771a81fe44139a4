import { afterEach, expect, test, vi } from "vitest";
import { onAppError, raiseError, reportError, reported } from "./report-error.ts";

const log = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => log.mockClear());

test("OVERLAY-04 an error that is only reported does not reach the loading bar, one that the page cannot handle does", () => {
  const bar = vi.fn();
  const stop = onAppError(bar);
  const silent = new Error("campaign not stored");
  reportError(silent);
  expect(bar).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledWith(silent);
  const crash = new Error("page crashed");
  raiseError(crash);
  expect(bar).toHaveBeenCalledWith(crash);
  expect(log).toHaveBeenCalledWith(crash);
  stop();
  raiseError(crash);
  expect(bar).toHaveBeenCalledOnce();
});

test("TRACK-05 errors wait until the error sink is loaded, and known noise never gets there", () => {
  reported.length = 0;
  reportError(new Error("early"));
  reportError(new Error("Failed to fetch dynamically imported module: x"));
  expect(reported).toEqual([new Error("early")]);
});

import { describe, expect, test, vi } from "vitest";
import { errorReference } from "./error-reference.ts";
import { errorViewOf } from "./error-view.ts";

const reader = {
  missing: null,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};
const crawler = { missing: null, userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" };

describe("the view of an error", () => {
  test("OVERLAY-07 treats a missing chunk as a deployment only when the server has another build", () => {
    const missing = new Error("Failed to fetch dynamically imported module: https://lt.test/assets/cart-1.js");
    expect(errorViewOf(missing, { ...reader, missing: "outdated" })).toEqual({ kind: "deployment" });
    expect(errorViewOf(missing, { ...reader, missing: "unloaded" })).toEqual({ kind: "unloaded" });
    expect(errorViewOf(missing, reader), "not known yet").toEqual({ kind: "unloaded" });
    expect(errorViewOf(new Error("Failed to fetch"), reader).kind).toBe("unexpected");
  });

  test("F40 a lost connection is no fault of ours", () => {
    for (const message of ["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"]) {
      expect(errorViewOf(new TypeError(message), reader), message).toEqual({ kind: "unloaded" });
    }
    expect(errorViewOf(new TypeError("x is not a function"), reader).kind).toBe("unexpected");
  });

  test("OVERLAY-06 an error of the server and one of the browser are distinguished", () => {
    vi.stubGlobal("document", {});
    const answer = { status: 503, statusText: "Unavailable", internal: false, data: null };
    for (const error of [answer, new Error("Unexpected Server Error")]) {
      expect(errorViewOf(error, reader)).toMatchObject({ isInBrowser: false });
    }
    expect(errorViewOf(new Error("x is not a function"), reader)).toMatchObject({ isInBrowser: true });
    vi.unstubAllGlobals();
  });

  test("ERROR-04 shows neither to crawlers", () => {
    for (const error of [new Error("broken"), new Error("Unable to preload CSS for /a.css"), "thrown text"]) {
      expect(errorViewOf(error, crawler)).toEqual({ kind: "nothing" });
    }
  });

  test("OVERLAY-06 the details are the stack of an error and the data of an answer", () => {
    const error = new Error("broken");
    expect(errorViewOf(error, reader)).toMatchObject({ kind: "unexpected", summary: "broken", details: error.stack });
    const answer = { status: 503, statusText: "Unavailable", internal: false, data: { reason: "database" } };
    expect(errorViewOf(answer, reader)).toMatchObject({
      summary: "503 Unavailable",
      details: expect.stringContaining('"reason": "database"'),
    });
    expect(errorViewOf("thrown text", reader)).toMatchObject({ summary: "thrown text", details: "thrown text" });
  });
});

test("OVERLAY-06 a reference is short and depends only on the error", () => {
  const reference = errorReference("build-1", "/en/cart", "broken");
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(errorReference("build-1", "/en/cart", "broken")).toBe(reference);
  expect(errorReference("build-2", "/en/cart", "broken")).not.toBe(reference);
  expect(errorReference("build-1", "/lt/cart", "broken")).not.toBe(reference);
  expect(errorReference("build-1", "/en/cart", "torn")).not.toBe(reference);
});

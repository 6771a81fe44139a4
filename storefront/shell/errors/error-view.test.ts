import { describe, expect, test } from "vitest";
import { errorReference } from "./error-reference.ts";
import { errorViewOf } from "./error-view.ts";

const reader = {
  isNotFound: false,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};
const crawler = { isNotFound: false, userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" };
const refused = (data: unknown) => ({ status: 404, statusText: "", internal: false, data });

describe("the view of an error", () => {
  test("OVERLAY-07 treats only a missing chunk as a deployment", () => {
    const missing = new Error("Failed to fetch dynamically imported module: https://lt.test/assets/cart-1.js");
    expect(errorViewOf(missing, reader)).toEqual({ kind: "deployment" });
    expect(errorViewOf(new Error("Failed to fetch"), reader).kind).toBe("unexpected");
  });

  test("ERROR-04 shows neither to crawlers", () => {
    for (const error of [new Error("broken"), new Error("Unable to preload CSS for /a.css"), "thrown text"]) {
      expect(errorViewOf(error, crawler)).toEqual({ kind: "nothing" });
    }
  });

  test("ERROR-02 keeps the server's message of a refused address, for crawlers too", () => {
    const error = refused({ status: 404, message: "Page Not Found: /c/x", isFatal: true });
    for (const { userAgent } of [reader, crawler]) {
      expect(errorViewOf(error, { isNotFound: true, userAgent })).toEqual({
        kind: "not-found",
        message: "Page Not Found: /c/x",
      });
    }
  });

  test("ERROR-02 a 404 without a message has the message of a failed hydration", () => {
    for (const data of [null, undefined, "text", {}]) {
      const view = errorViewOf(refused(data), { ...reader, isNotFound: true });
      expect(view).toEqual({ kind: "not-found", message: "Page Not Found" });
    }
  });

  test("OVERLAY-06 the details are the stack of an error and the data of an answer", () => {
    const error = new Error("broken");
    expect(errorViewOf(error, reader)).toEqual({ kind: "unexpected", summary: "broken", details: error.stack });
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

import { describe, expect, test } from "vitest";
import { readRefusal } from "./call-refusal.ts";
import { UnansweredCall } from "./network-call.ts";

const answered = (answer: object) => Object.assign(new Error("The call was not successful"), { answer });

describe("readRefusal", () => {
  test("ERROR-05 shows a broken rule at its field, by its message key", () => {
    const errors = { email: "validation.email" };
    const answer = { status: false, code: "invalid_input", message: "error.call.invalid-input", errors };
    expect(readRefusal(answered(answer))).toEqual({
      code: "invalid_input",
      problem: "error.call.invalid-input",
      fields: { email: "validation.email" },
    });
  });

  test("ERROR-05 never shows texts for developers at a field", () => {
    const errors = { email: "Expected string, received number" };
    const answer = { status: false, code: "bad_request", message: "error.call.bad-request", errors };
    expect(readRefusal(answered(answer))).toEqual({
      code: "bad_request",
      problem: "error.call.bad-request",
      fields: {},
    });
  });

  test("I22 names what is in the way, where the answer does", () => {
    const answer = { status: false, code: "already_stored", message: "error.call.already-stored", subject: "PA12" };
    expect(readRefusal(answered(answer))).toMatchObject({ code: "already_stored", subject: "PA12" });
  });

  test("has the present state and its author, where somebody else changed it meanwhile", () => {
    const stale = { current: { version: 2 }, changed: { by: "Rūta", at: "2026-11-18T12:00:00.000Z" } };
    const answer = { status: false, code: "stale_version", message: "error.call.stale-version", ...stale };
    expect(readRefusal(answered(answer))).toMatchObject({ code: "stale_version", stale });
    expect(readRefusal(answered({ ...answer, code: "conflict" }))).not.toHaveProperty("stale");
  });

  test("ERROR-05 treats a missing answer as an unavailable server", () => {
    for (const error of [new TypeError("Failed to fetch"), null, answered({})])
      expect(readRefusal(error)).toEqual({ code: null, problem: "error.call.unavailable", fields: {} });
  });

  test("F40 says that nothing was sent only when that is certain", () => {
    expect(readRefusal(new UnansweredCall(null, true)).problem).toBe("error.call.not-sent");
    expect(readRefusal(new UnansweredCall(null, false)).problem).toBe("error.call.unavailable");
  });
});

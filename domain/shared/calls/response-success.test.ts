import { describe, expect, test } from "vitest";
import { isSuccessful } from "./response-success.ts";

describe("isSuccessful", () => {
  test("ERROR-01 errors, a message or status false make a response unsuccessful", () => {
    for (const body of [
      { errors: ["sold out"] },
      { errors: { email: ["taken"] } },
      { errors: "sold out" },
      { message: "Server error" },
      { status: false },
      { status: true, message: "but" },
      { status: true, errors: [0] },
    ]) {
      expect(isSuccessful(body), JSON.stringify(body)).toBe(false);
    }
  });

  test("ERROR-01 empty errors, an empty message and any other status leave it successful", () => {
    for (const body of [
      {},
      { status: true },
      { status: "paid" },
      { status: 0 },
      { status: null },
      { errors: [] },
      { errors: {} },
      { errors: null },
      { message: "" },
      { message: null },
      [],
      null,
      undefined,
      "ok",
    ]) {
      expect(isSuccessful(body), JSON.stringify(body)).toBe(true);
    }
  });
});

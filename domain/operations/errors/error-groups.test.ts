import { describe, expect, test } from "vitest";
import { idOf, numberOf } from "#domain/shared/numbers/numbers.ts";
import { finalStates, machineProblems } from "#testing/machines.ts";
import { ERROR_MACHINE } from "./error-machine.ts";
import { type Frame, fingerprintOf, withoutHash } from "./fingerprint.ts";
import { scrubText } from "./scrub.ts";

const own = (file: string, name: string, line = 1): Frame => ({ file, name, line, isOwn: true });
const foreign: Frame = { file: "react-dom", name: "render", line: 9, isOwn: false };

describe("kinds of errors", () => {
  test("I10 its machine is sound, and nothing ends for ever", () => {
    expect(machineProblems(ERROR_MACHINE)).toEqual([]);
    expect(finalStates(ERROR_MACHINE)).toEqual([]);
    expect(idOf("error", numberOf("error", 12))).toBe(12);
    expect(idOf("error", "ER0")).toBeNull();
  });

  test("the same functions of ours are one kind, whatever the line, the message and the libraries between", () => {
    const first = { type: "TypeError", message: "x is 4", frames: [own("cart.ts", "add", 4), own("shop.ts", "run")] };
    const later = {
      type: "TypeError",
      message: "x is 5",
      frames: [foreign, own("cart.ts", "add", 77), own("shop.ts", "run")],
    };
    expect(fingerprintOf(later)).toBe(fingerprintOf(first));
    expect(fingerprintOf({ ...first, type: "RangeError" })).not.toBe(fingerprintOf(first));
    expect(fingerprintOf({ ...first, frames: [own("cart.ts", "remove")] })).not.toBe(fingerprintOf(first));
  });

  test("without functions of ours it is the message, without numbers, ids and quoted words", () => {
    const kind = (message: string) => fingerprintOf({ type: "Error", message, frames: [foreign] });
    expect(kind("Order 12 of 3f2b8c1d9e not found")).toBe(kind("Order 9 of 77aa0bc1d2e3 not found"));
    expect(kind("No 'red' here")).toBe(kind("No 'blue' here"));
    expect(kind("Order 12 not found")).not.toBe(kind("Order 12 not paid"));
  });

  test("a built file is known without its hash", () => {
    expect(withoutHash("cart-BxY12abc.js")).toBe("cart");
    expect(withoutHash("entry.client-Dk_9-abc.js")).toBe("entry.client");
  });
});

describe("what is taken out", () => {
  test.each([
    ["Mail to ruta.z+1@pastas.test failed", "Mail to [e-mail] failed"],
    ["https://shop.test/en/search?searchText=my+secret#x failed", "https://shop.test/en/search failed"],
    ["GET /api/x?token=abc", "GET /api/x"],
    ["Authorization: Bearer abc.def-ghi", "Authorization: Bearer [token]"],
    ["at /en/order/Zk3vQ9x0aB_-kLmN1pQr2s", "at /en/order/[token]"],
    ["id 3f2b8c1d-9e00-4b1a-8c1d-9e004b1a8c1d", "id [token]"],
    ["card 4111 1111 1111 1111", "card [number]"],
  ])("%s", (text, expected) => expect(scrubText(text)).toBe(expected));

  test("code is left as it is", () => {
    for (const text of [
      "Cannot read properties of undefined (reading 'title')",
      "x is not a function? no",
      "/assets/checkout-summary-page-8a7b6c5d.js:1:20",
    ])
      expect(scrubText(text)).toBe(text);
  });
});

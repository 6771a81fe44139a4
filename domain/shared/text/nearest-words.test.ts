import { describe, expect, test } from "vitest";
import { editsBetween, nearestWords } from "./nearest-words.ts";

describe("mistyped words", () => {
  test.each([
    ["parcel", "parcel", 0],
    ["parcl", "parcel", 1],
    ["pracel", "parcel", 1],
    ["parrcel", "parcel", 1],
    ["parzel", "parcel", 1],
    ["parc", "parcel", 2],
    ["", "ab", 2],
  ])("CONTENT-01 between %s and %s there are %i edits", (a, b, edits) => {
    expect(editsBetween(a, b, 2)).toBe(edits);
    expect(editsBetween(b, a, 2)).toBe(edits);
  });

  test("CONTENT-01 one letter may be wrong, and two from eight letters on; the nearest word wins", () => {
    expect(nearestWords("duti", ["duty", "dusk", "parcel"])).toEqual(["duty"]);
    expect(nearestWords("dt", ["duty"])).toEqual([]);
    expect(nearestWords("insuranse", ["insurance", "assurance"])).toEqual(["insurance"]);
    expect(nearestWords("insurnase", ["insurance"])).toEqual(["insurance"]);
    expect(nearestWords("anything", [])).toEqual([]);
  });
});

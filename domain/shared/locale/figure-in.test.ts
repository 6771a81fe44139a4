import { expect, test } from "vitest";
import { figureIn } from "./figure-in.ts";

test("figures have a point in English and a comma in the other languages", () => {
  expect(["42.5", "38–40", "W26", "1.5 l, 2.0"].map((text) => figureIn(text, "lt"))).toEqual([
    "42,5",
    "38–40",
    "W26",
    "1,5 l, 2,0",
  ]);
  expect(figureIn("42.5", "en")).toBe("42.5");
  expect(figureIn("Ver. 2", "ru")).toBe("Ver. 2");
});

import { expect, test } from "vitest";
import { labelName, readSuite, suiteNumber } from "./suite.ts";

test("FORWARDING-02 a suite is read from a label however it is written", () => {
  expect(suiteNumber("lt", 40_817)).toBe("LT-40817");
  const suite = { storefrontCode: "lt", digits: 40_817 };
  for (const text of ["LT-40817", "Ruta Kazlauskiene, Suite LT 40817", "lt40817", "apt. LT - 40817"])
    expect(readSuite(text), text).toEqual(suite);
  for (const text of ["", "40817", "LT-408", "LT-4081799"]) expect(readSuite(text), text).toBeNull();
});

test("FORWARDING-02 a name on a foreign label has plain Latin letters", () => {
  expect(labelName("Rūta Kazlauskienė")).toBe("Ruta Kazlauskiene");
  expect(labelName("Łukasz Straß")).toBe("Lukasz Strass");
});

import { describe, expect, test } from "vitest";
import { type Restriction, refusalOf, refusedMethods, restrictionsOn } from "./hazards.ts";

const LT = 1;
const AE = 5;
const RESTRICTIONS: Restriction[] = [
  { hazard: "liquid", method: "air", countryId: null, effect: "limited" },
  { hazard: "flammable", method: "air", countryId: null, effect: "refused" },
  { hazard: "weapon", method: null, countryId: null, effect: "refused" },
  { hazard: "alcohol", method: null, countryId: AE, effect: "refused" },
];

describe("restrictions", () => {
  test("FORWARDING-03 are those of the goods and of the country, refusals first", () => {
    const on = (hazards: Restriction["hazard"][], countryId: number) =>
      restrictionsOn(RESTRICTIONS, { hazards, countryId }).map(({ hazard }) => hazard);
    expect(on(["liquid", "flammable"], LT)).toEqual(["flammable", "liquid"]);
    expect(on(["alcohol"], LT)).toEqual([]);
    expect(on(["alcohol"], AE)).toEqual(["alcohol"]);
    expect(on([], LT)).toEqual([]);
  });

  test("FORWARDING-03 forbid one method or all, and a condition forbids none", () => {
    const refusal = (hazard: Restriction["hazard"], method: "air" | "sea") =>
      refusalOf(restrictionsOn(RESTRICTIONS, { hazards: [hazard], countryId: LT }), method)?.hazard;
    expect(refusal("flammable", "air")).toBe("flammable");
    expect(refusal("flammable", "sea")).toBeUndefined();
    expect(refusal("weapon", "sea")).toBe("weapon");
    expect(refusal("liquid", "air")).toBeUndefined();
  });

  test("FORWARDING-03 CART-05 say for each method what refuses it", () => {
    const refused = (hazards: Restriction["hazard"][]) =>
      refusedMethods(restrictionsOn(RESTRICTIONS, { hazards, countryId: LT }));
    expect(refused(["flammable", "liquid"])).toEqual({ air: "flammable", sea: null });
    expect(refused(["weapon"])).toEqual({ air: "weapon", sea: "weapon" });
    expect(refused(["liquid"])).toEqual({ air: null, sea: null });
  });
});

import { describe, expect, test } from "vitest";
import { distanceMetres } from "./distance.ts";
import { middleOf, namedTowns, nearestTo, nextSpot, projectionOf, viewOf, zoomed } from "./map-view.ts";

const VILNIUS = { latitude: 54.687, longitude: 25.28 };
const KAUNAS = { latitude: 54.898, longitude: 23.904 };
const KLAIPEDA = { latitude: 55.703, longitude: 21.144 };

describe("CHECKOUT-09 a map of pickup points", () => {
  const place = projectionOf([VILNIUS, KAUNAS, KLAIPEDA]);
  const [vilnius, kaunas, klaipeda] = [place(VILNIUS), place(KAUNAS), place(KLAIPEDA)];

  test("CHECKOUT-09 keeps distances and directions: Kaunas is to the north-west of Vilnius", () => {
    const kilometres = distanceMetres(VILNIUS, KAUNAS) / 1_000;
    expect(Math.hypot(vilnius.x - kaunas.x, vilnius.y - kaunas.y) / kilometres).toBeCloseTo(1, 1);
    expect([kaunas.x < vilnius.x, kaunas.y < vilnius.y]).toEqual([true, true]);
  });

  test("CHECKOUT-09 shows every point in a frame of any shape", () => {
    for (const aspect of [0.5, 1, 1.6]) {
      const view = viewOf([vilnius, kaunas, klaipeda], aspect);
      expect(view.width / view.height).toBeCloseTo(aspect);
      for (const { x, y } of [vilnius, kaunas, klaipeda]) {
        expect(x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height).toBe(true);
      }
    }
  });

  test("CHECKOUT-09 zooms around a point, and out to the whole at most", () => {
    const whole = viewOf([vilnius, klaipeda], 1.4);
    const near = zoomed(whole, vilnius, 4, whole);
    expect(near.width).toBeCloseTo(whole.width / 4);
    expect(middleOf(near).x).toBeCloseTo(vilnius.x);
    expect(zoomed(near, vilnius, 0.01, whole)).toBe(whole);
  });

  test("CHECKOUT-09 arrow keys go to the next point in their direction", () => {
    const spots = [vilnius, kaunas, klaipeda];
    expect(nextSpot(spots, vilnius, "left")).toBe(kaunas);
    expect(nextSpot(spots, kaunas, "left")).toBe(klaipeda);
    expect(nextSpot(spots, klaipeda, "right")).toBe(kaunas);
    expect(nextSpot(spots, vilnius, "right")).toBeUndefined();
    expect(nearestTo(spots, { x: kaunas.x + 1, y: kaunas.y })).toBe(kaunas);
  });

  test("CHECKOUT-09 names the towns with most points, and none over another's name", () => {
    const points = [
      { ...vilnius, city: "Vilnius" },
      { ...vilnius, x: vilnius.x + 1, city: "Vilnius" },
      { ...vilnius, x: vilnius.x + 3, city: "Grigiškės" },
      { ...klaipeda, city: "Klaipėda" },
    ];
    const view = viewOf([vilnius, klaipeda], 1.4);
    expect(namedTowns(points, view).map(({ name }) => name)).toEqual(["Vilnius", "Klaipėda"]);
    expect(namedTowns(points, viewOf(points.slice(0, 3), 1.4)).map(({ name }) => name)).toContain("Grigiškės");
  });
});

import { describe, expect, test } from "vitest";
import { availabilityOf } from "./availability.ts";
import { COMPONENT_HINTS, readComponentHint } from "./component-hint.ts";
import { picturesOf } from "./pictures.ts";
import { allowedQuantity } from "./quantity.ts";
import { readRecentlyViewed, rememberViewed, writeRecentlyViewed } from "./recently-viewed.ts";
import { isSlug } from "./slug.ts";

describe("the pictures of a variant", () => {
  const picture = (path: string, option_id: number | null) => ({ path, option_id });
  const chosen = (...options: number[]) => ({ choices: options.map((option_id) => ({ field_id: 1, option_id })) });
  const all = [picture("box", null), picture("storm-1", 10), picture("ember-1", 11), picture("storm-2", 10)];
  const paths = (option: number) => picturesOf(all, chosen(option, 42)).map(({ path }) => path);

  test("CATALOG-15 its own come first, then those of no option, and never those of another option", () => {
    expect(paths(10)).toEqual(["storm-1", "storm-2", "box"]);
    expect(paths(11)).toEqual(["ember-1", "box"]);
    expect(paths(12)).toEqual(["box"]);
  });

  test("CATALOG-15 a variant without a picture shows all pictures", () => {
    const coloured = all.slice(1);
    expect(picturesOf(coloured, chosen(12))).toEqual(coloured);
    expect(picturesOf([], chosen(10))).toEqual([]);
  });
});

describe("the quantity", () => {
  test("CART-04 is whole, at least 1 and at most the maximum", () => {
    const cases: [number, number, number][] = [
      [1, 6, 1],
      [0, 6, 1],
      [-5, 6, 1],
      [6, 6, 6],
      [7, 6, 6],
      [2.9, 6, 2],
      [Number.NaN, 6, 1],
      [Number.POSITIVE_INFINITY, 6, 1],
      [3, 0, 1],
    ];
    for (const [wanted, most, expected] of cases) expect(allowedQuantity(wanted, most), `${wanted}`).toBe(expected);
  });
});

describe("the stock", () => {
  test("CATALOG-15 is shown as a number only when few are left", () => {
    expect(availabilityOf(500)).toEqual({ kind: "in-stock" });
    expect(availabilityOf(10)).toEqual({ kind: "in-stock" });
    expect(availabilityOf(9)).toEqual({ kind: "few", left: 9 });
    expect(availabilityOf(1)).toEqual({ kind: "few", left: 1 });
    expect(availabilityOf(0)).toEqual({ kind: "sold-out" });
  });
});

describe("componentHint", () => {
  test("CATALOG-14 names a section of the page, or is undefined", () => {
    for (const hint of COMPONENT_HINTS)
      expect(readComponentHint(new URLSearchParams(`componentHint=${hint}`))).toBe(hint);
    for (const query of ["", "componentHint=", "componentHint=cart", "componentHint=Similar", "hint=similar"]) {
      expect(readComponentHint(new URLSearchParams(query)), query).toBeUndefined();
    }
  });
});

describe("recently viewed", () => {
  test("CATALOG-15 keeps at most twelve products, each once, the newest first", () => {
    expect(rememberViewed([], 5)).toEqual([5]);
    expect(rememberViewed([1, 2, 3], 2)).toEqual([2, 1, 3]);
    const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(rememberViewed(twelve, 99)).toEqual([99, ...twelve.slice(0, 11)]);
  });

  test("CATALOG-15 reads back a stored list, and an empty list from anything else", () => {
    expect(readRecentlyViewed(writeRecentlyViewed([3, 1, 2]))).toEqual([3, 1, 2]);
    expect(readRecentlyViewed(null)).toEqual([]);
    expect(readRecentlyViewed('["3"],x,-1,0,7,7, 8,99999999999')).toEqual([7]);
    expect(readRecentlyViewed(Array.from({ length: 500 }, (_, id) => id + 1).join(","))).toHaveLength(12);
  });
});

test("ROUTE-12 recognises what could be a slug", () => {
  for (const slug of ["shoe", "footwear/running/shoe-4", "4"]) expect(isSlug(slug), slug).toBe(true);
  for (const slug of ["", "/shoe", "shoe/", "a//b", "Shoe", "šoe", "a b", "..", "a%2Fb", "x".repeat(501)]) {
    expect(isSlug(slug), slug.slice(0, 20)).toBe(false);
  }
});

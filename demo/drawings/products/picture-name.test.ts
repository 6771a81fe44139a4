import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COLOURWAYS } from "./colourways.ts";
import { PICTURE_VIEWS, pictureName, readPictureName } from "./picture-name.ts";
import { PRODUCT_KINDS } from "./product-kinds.ts";

const request = fc
  .record({
    kind: fc.constantFrom(...PRODUCT_KINDS),
    seed: fc.nat(),
    colour: fc.constantFrom(...COLOURWAYS.map(({ code }) => code)),
    view: fc.constantFrom(...PICTURE_VIEWS),
  })
  .map(({ kind, seed, colour, view }) => ({ kind: kind.name, silhouette: seed % kind.silhouettes, colour, view }));

describe("CATALOG-17 names of product pictures", () => {
  test("CATALOG-17 reads like the picture it stands for", () => {
    expect(pictureName({ kind: "sneaker", silhouette: 2, colour: "storm", view: 0 })).toBe("sneaker-2-storm-0.svg");
    expect(readPictureName("power-bank-1-pine-4.svg")).toEqual({
      kind: "power-bank",
      silhouette: 1,
      colour: "pine",
      view: 4,
    });
  });

  test("CATALOG-17 every name leads back to its picture", () => {
    fc.assert(
      fc.property(request, (asked) => {
        expect(readPictureName(pictureName(asked))).toEqual(asked);
      }),
    );
  });

  test("CATALOG-17 whatever is read is written the same way", () => {
    const segments = fc.tuple(
      fc.constantFrom("sneaker", "e-reader", "yacht", "", "sneaker-2"),
      fc.constantFrom("0", "2", "3", "02", "-1", "1.0", ""),
      fc.constantFrom("storm", "Storm", "pink", ""),
      fc.constantFrom("0", "4", "5", "00", ""),
      fc.constantFrom(".svg", ".SVG", ".svg.png", "", "\n"),
    );
    fc.assert(
      fc.property(segments, ([kind, form, colour, view, end]) => {
        const name = `${kind}-${form}-${colour}-${view}${end}`;
        const read = readPictureName(name);
        if (read) expect(pictureName(read)).toBe(name);
      }),
    );
  });

  test("CATALOG-17 anything that cannot be drawn is null", () => {
    const strangers = [
      "",
      "sneaker.svg",
      "yacht-0-storm-0.svg",
      "sneaker-3-storm-0.svg",
      "tablet-2-storm-0.svg",
      "sneaker-0-pink-0.svg",
      "sneaker-0-storm-5.svg",
      "sneaker-0-storm-0.png",
      "sneaker-0-storm-0.svg\n",
      " sneaker-0-storm-0.svg",
      "../sneaker-0-storm-0.svg",
      "sneaker-00-storm-0.svg",
      "constructor-0-storm-0.svg",
      "sneaker-0-constructor-0.svg",
    ];
    expect(strangers.filter((name) => readPictureName(name))).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(readPictureName(name)).toBeNull();
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultVariant, optionOf, type Variant, variantByLink } from "./variant.ts";
import { chooseOption, optionState } from "./variant-choice.ts";

const COLOUR = 1;
const SIZE = 2;
const axes = [{ field_id: COLOUR }, { field_id: SIZE }];

const variant = (id: number, colour: number, size: number, available: number): Variant => ({
  id,
  sku: `SKU-${id}`,
  choices: [
    { field_id: COLOUR, option_id: colour },
    { field_id: SIZE, option_id: size },
  ],
  available,
});

const STORM = 10;
const EMBER = 11;
const GRAPHITE = 12;

const variants = [
  variant(1, STORM, 41, 0),
  variant(2, STORM, 42, 6),
  variant(3, STORM, 43, 2),
  variant(4, EMBER, 41, 3),
  variant(5, EMBER, 42, 0),
  variant(6, GRAPHITE, 42, 0),
];
const [, storm42 = variant(0, 0, 0, 0)] = variants;

const colour = (option_id: number) => ({ field_id: COLOUR, option_id });
const size = (option_id: number) => ({ field_id: SIZE, option_id });
const state = (choice: { field_id: number; option_id: number }) => optionState(variants, axes, storm42, choice);
const chosen = (choice: { field_id: number; option_id: number }) => chooseOption(variants, axes, storm42, choice).id;

describe("the variant that is shown", () => {
  test("CATALOG-15 is the first available one, or the first of all when none is", () => {
    expect(defaultVariant(variants)?.id).toBe(2);
    expect(defaultVariant(variants.map((each) => ({ ...each, available: 0 })))?.id).toBe(1);
    expect(defaultVariant([])).toBeUndefined();
  });

  test("CATALOG-14 productVariant names it by SKU or id, even a sold-out one; an unknown name is ignored", () => {
    expect(variantByLink(variants, "SKU-4")?.id).toBe(4);
    expect(variantByLink(variants, "4")?.id).toBe(4);
    expect(variantByLink(variants, "SKU-1")?.id).toBe(1);
    for (const wanted of [null, "", "SKU-99", "sku-4", "04", "__proto__"]) {
      expect(variantByLink(variants, wanted), String(wanted)).toBeUndefined();
    }
  });
});

describe("an option", () => {
  test("CATALOG-15 of a later axis depends on the options chosen before it", () => {
    expect([41, 42, 43, 44].map((each) => state(size(each)))).toEqual([
      "sold-out",
      "available",
      "available",
      "sold-out",
    ]);
  });

  test("CATALOG-15 of the first axis is available as long as any of its sizes is", () => {
    expect([STORM, EMBER, GRAPHITE].map((each) => state(colour(each)))).toEqual(["available", "available", "sold-out"]);
  });

  test("CATALOG-15 when chosen keeps the other options if available, and otherwise takes the first available", () => {
    expect(chosen(size(43))).toBe(3);
    expect(chosen(colour(EMBER))).toBe(4);
    const both = [...variants, variant(7, EMBER, 42, 1)];
    expect(chooseOption(both, axes, storm42, colour(EMBER)).id).toBe(7);
  });

  test("CATALOG-15 that is unavailable leaves the variant unchanged", () => {
    expect(chosen(size(41))).toBe(2);
    expect(chosen(colour(GRAPHITE))).toBe(2);
    expect(chosen(size(99))).toBe(2);
  });

  test("CATALOG-15 is available exactly when choosing it selects it", () => {
    const stock = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(
        stock,
        fc.nat(8),
        fc.constantFrom(colour(0), colour(1), colour(2), size(0), size(1), size(2)),
        (left, at, choice) => {
          const all = left.map((available, index) => variant(index, Math.floor(index / 3), index % 3, available));
          const current = all[at] as Variant;
          const next = chooseOption(all, axes, current, choice);
          const isAvailable = optionState(all, axes, current, choice) === "available";
          if (isAvailable) expect([optionOf(next, choice.field_id), next.available]).toEqual([choice.option_id, 1]);
          else expect(next).toBe(current);
        },
      ),
    );
  });
});

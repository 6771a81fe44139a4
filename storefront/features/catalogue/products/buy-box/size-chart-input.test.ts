import { expect, test, vi } from "vitest";
import { variantByLink } from "#domain/catalogue/products/variant.ts";
import { optionState } from "#domain/catalogue/products/variant-choice.ts";
import { SAMPLE_PRODUCT, SIZE } from "../sample-product.ts";
import type { ProductChoice } from "../use-product-choice.ts";
import { sizeChartInput } from "./size-chart-input.ts";

const { variants, axes } = SAMPLE_PRODUCT;

function choiceOf(sku: string) {
  const variant = variantByLink(variants, sku) ?? variants[0];
  const choose = vi.fn();
  const stateOf: ProductChoice["stateOf"] = (choice) => optionState(variants, axes, variant as never, choice);
  return { choice: { variant, choose, stateOf } as unknown as ProductChoice, choose };
}

test("CATALOG-15 MODAL-01 the chart lists the product's sizes with the stock of the selected colour", () => {
  const { choice } = choiceOf("BZ-TR4-2");
  const input = sizeChartInput(SAMPLE_PRODUCT, choice);
  expect(input).toMatchObject({ measure: "foot", systems: ["EU", "UK"], chosenSize: "42" });
  expect(input?.rows.map(({ size, inStock }) => [size, inStock])).toEqual([
    ["41", false],
    ["42", true],
  ]);
});

test("CATALOG-15 MODAL-01 a size chosen in the chart is selected on the page", () => {
  const { choice, choose } = choiceOf("BZ-TR4-4");
  sizeChartInput(SAMPLE_PRODUCT, choice)?.onChoose("41");
  expect(choose).toHaveBeenCalledExactlyOnceWith({ field_id: SIZE, option_id: 41 });
});

test("CATALOG-15 returns no input for a product without sizes or without a chart", () => {
  const { choice } = choiceOf("BZ-TR4-2");
  expect(sizeChartInput({ ...SAMPLE_PRODUCT, size_chart: null }, choice)).toBeUndefined();
  expect(sizeChartInput({ ...SAMPLE_PRODUCT, axes: axes.slice(0, 1) }, choice)).toBeUndefined();
});

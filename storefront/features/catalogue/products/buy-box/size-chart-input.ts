import type { ProductDetails } from "#contracts/shop/catalogue/catalog.ts";
import { optionOf } from "#domain/catalogue/products/variant.ts";
import type { SizeChartInput } from "../size-chart/size-chart.ts";
import type { ProductChoice } from "../use-product-choice.ts";

/** The size chart modal's input; undefined when the product has no sizes or no chart. */
export function sizeChartInput(product: ProductDetails, choice: ProductChoice): SizeChartInput | undefined {
  const axis = product.axes.find(({ display }) => display === "sizes");
  const [first, ...others] = product.size_chart?.systems ?? [];
  if (!axis || !product.size_chart || first === undefined) return undefined;
  const optionBySize = (size: string) => axis.options.find(({ label }) => label === size);
  const asChoice = (option_id: number) => ({ field_id: axis.field_id, option_id });
  const chosen = choice.missing
    ? undefined
    : axis.options.find(({ id }) => id === optionOf(choice.variant, axis.field_id));
  return {
    productName: product.name,
    measure: product.size_chart.measure,
    systems: [first, ...others],
    rows: product.size_chart.rows.flatMap((row) => {
      const option = optionBySize(row.size);
      return option ? [{ ...row, inStock: choice.stateOf(asChoice(option.id)) === "available" }] : [];
    }),
    ...(chosen ? { chosenSize: chosen.label } : {}),
    onChoose: (size) => {
      const option = optionBySize(size);
      if (option) choice.choose(asChoice(option.id));
    },
  };
}

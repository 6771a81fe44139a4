import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ProductDetails, ProductVariant, ShippingEstimate } from "../../../contracts/shop/catalog.ts";
import { type LandedCost, landedCost } from "../../../domain/products/landed-cost.ts";
import { allowedQuantity } from "../../../domain/products/quantity.ts";
import { type OptionChoice, variantByLink } from "../../../domain/products/variant.ts";
import { chooseOption, type OptionState, optionState } from "../../../domain/products/variant-choice.ts";

export interface ProductChoice {
  variant: ProductVariant;
  quantity: number;
  /** How it travels; none when the storefront ships nothing in this currency. */
  shipping: ShippingEstimate | undefined;
  landed: LandedCost;
  stateOf: (choice: OptionChoice) => OptionState;
  choose: (choice: OptionChoice) => void;
  setQuantity: (quantity: number) => void;
  setMethod: (method: ShippingEstimate["method"]) => void;
}

/** What the visitor has chosen. The variant stands in the address, so that a shared link shows the same (CATALOG-14). */
export function useProductChoice({ variants, axes, shipping: ways }: ProductDetails): ProductChoice {
  const [query, setQuery] = useSearchParams();
  const [wantedQuantity, setQuantity] = useState(1);
  const [method, setMethod] = useState(ways[0]?.method);
  const variant = variantByLink(variants, query.get("productVariant")) as ProductVariant;
  const quantity = allowedQuantity(wantedQuantity, variant.max_quantity);
  const shipping = ways.find((way) => way.method === method);

  function choose(choice: OptionChoice) {
    const next = chooseOption(variants, axes, variant, choice);
    setQuery(
      (now) => {
        now.set("productVariant", next.sku);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    variant,
    quantity,
    shipping,
    landed: landedCost(variant.price.amount, shipping?.price ?? null, quantity),
    stateOf: (choice) => optionState(variants, axes, variant, choice),
    choose,
    setQuantity,
    setMethod,
  };
}

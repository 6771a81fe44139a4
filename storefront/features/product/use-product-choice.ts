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
  /** Undefined when the storefront has no tariff in this currency. */
  shipping: ShippingEstimate | undefined;
  landed: LandedCost;
  stateOf: (choice: OptionChoice) => OptionState;
  choose: (choice: OptionChoice) => void;
  setQuantity: (quantity: number) => void;
  setMethod: (method: ShippingEstimate["method"]) => void;
}

/** The visitor's choices. The variant is kept in the URL, so that a shared link shows the same one (CATALOG-14). */
export function useProductChoice({ variants, axes, shipping: estimates }: ProductDetails): ProductChoice {
  const [query, setQuery] = useSearchParams();
  const [requestedQuantity, setQuantity] = useState(1);
  const [method, setMethod] = useState(estimates[0]?.method);
  const variant = variantByLink(variants, query.get("productVariant")) as ProductVariant;
  const quantity = allowedQuantity(requestedQuantity, variant.max_quantity);
  const shipping = estimates.find((estimate) => estimate.method === method);

  function choose(choice: OptionChoice) {
    const next = chooseOption(variants, axes, variant, choice);
    setQuery(
      (current) => {
        current.set("productVariant", next.sku);
        return current;
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

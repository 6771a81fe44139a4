import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { ProductVariant } from "../../../contracts/shop/catalog.ts";
import { type LandedCost, landedCost } from "../../../domain/products/landed-cost.ts";
import { allowedQuantity } from "../../../domain/products/quantity.ts";
import { type OptionChoice, variantByLink } from "../../../domain/products/variant.ts";
import { chooseOption, type OptionState, optionState } from "../../../domain/products/variant-choice.ts";
import type { ShippingMethod } from "../../../domain/shipping/shipping-method.ts";
import { useStore } from "../../../ui/store.ts";
import { useShownIn } from "../../commerce/cart/use-shown-in.ts";
import { chosenMethod } from "../../commerce/freight/chosen-method.ts";
import type { ProductPageData } from "./product-data.ts";

export interface ProductChoice {
  variant: ProductVariant;
  quantity: number;
  /** Of all pieces, as a cart with nothing else in it shows it. */
  landed: LandedCost;
  stateOf: (choice: OptionChoice) => OptionState;
  choose: (choice: OptionChoice) => void;
  setQuantity: (quantity: number) => void;
  setMethod: (method: ShippingMethod) => void;
}

/** The visitor's choices. The variant is kept in the URL, so that a shared link shows the same one (CATALOG-14). */
export function useProductChoice({ product: { variants, axes }, terms, parcel }: ProductPageData): ProductChoice {
  const t = useTranslate();
  const shownIn = useShownIn();
  const [query, setQuery] = useSearchParams();
  const [requestedQuantity, setQuantity] = useState(1);
  const method = useStore(chosenMethod);
  const variant = variantByLink(variants, query.get("productVariant")) as ProductVariant;
  const quantity = allowedQuantity(requestedQuantity, variant.max_quantity);
  const price = variant.price.amount;

  /** CART-05: the choice is the cart's; the code that stores it is loaded with the first choice. */
  async function setMethod(wanted: ShippingMethod) {
    chosenMethod.write(wanted);
    const { chooseFreight } = await import("../../commerce/cart/choose-freight.ts");
    if (!(await chooseFreight(wanted, shownIn, t))) chosenMethod.write(method);
  }

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
    landed: landedCost(terms, { parcel, price, quantity, method }),
    stateOf: (choice) => optionState(variants, axes, variant, choice),
    choose,
    setQuantity,
    setMethod,
  };
}

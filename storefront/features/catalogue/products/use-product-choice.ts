import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductVariant } from "#contracts/shop/catalogue/catalog.ts";
import { type LandedCost, landedCost } from "#domain/catalogue/products/landed-cost.ts";
import { allowedQuantity } from "#domain/catalogue/products/quantity.ts";
import { variantByLink } from "#domain/catalogue/products/variant.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { useShownIn } from "#storefront/commerce/cart/use-shown-in.ts";
import { chosenMethod } from "#storefront/commerce/freight/chosen-method.ts";
import { useVariantChoice, type VariantChoice } from "#storefront/commerce/products/variants/use-variant-choice.ts";
import { useStore } from "#ui/store.ts";
import type { ProductPageData } from "./product-data.ts";

export interface ProductChoice extends VariantChoice {
  quantity: number;
  /** The landed cost of all pieces, as in a cart with nothing else. */
  landed: LandedCost;
  setQuantity: (quantity: number) => void;
  setMethod: (method: ShippingMethod) => void;
}

interface Picked {
  variant: ProductVariant;
  /** The URL's variant at the time of the choice. */
  over: string | null;
}

/** The visitor's choices. The variant is kept in the URL, so that a shared link shows the same one (CATALOG-14). */
export function useProductChoice({ product, terms, parcel }: ProductPageData): ProductChoice {
  const t = useTranslate();
  const shownIn = useShownIn();
  const [query, setQuery] = useSearchParams();
  const [requestedQuantity, setQuantity] = useState(1);
  const method = useStore(chosenMethod);
  const inUrl = query.get("productVariant");
  const [picked, setPicked] = useState<Picked>();
  // The choice is shown at once. The URL follows later, such as after another load or without a connection.
  const isAhead = picked !== undefined && picked.over === inUrl && product.variants.includes(picked.variant);
  const named = isAhead ? picked.variant : variantByLink(product.variants, inUrl);
  const choice = useVariantChoice(product, named, nameInUrl);
  const { variant } = choice;
  const quantity = allowedQuantity(requestedQuantity, variant.max_quantity);
  const price = variant.price.amount;

  /** CART-05: the method belongs to the cart. The code that stores it is loaded with the first choice. */
  async function setMethod(wanted: ShippingMethod) {
    chosenMethod.write(wanted);
    const { chooseFreight } = await import("#storefront/commerce/cart/choose-freight.ts");
    if (!(await chooseFreight(wanted, shownIn, t))) chosenMethod.write(method);
  }

  function nameInUrl(variant: ProductVariant) {
    setPicked({ variant, over: inUrl });
    setQuery(
      (current) => {
        current.set("productVariant", variant.sku);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    ...choice,
    quantity,
    landed: landedCost(terms, { parcel, price, quantity, method }),
    setQuantity,
    setMethod,
  };
}

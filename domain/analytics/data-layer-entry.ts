import { type Money, toMinor } from "../money/money.ts";
import type { BoughtItem, ShownProduct, TrackedEvent, TrackedSale } from "./tracked-event.ts";

/** TRACK-02: a line of a cart, a checkout or an order. */
export interface CartItemEntry extends Omit<BoughtItem, "price"> {
  price: number;
  index: number;
}

/** TRACK-02: a product outside of a cart. */
export interface ProductEntry extends Omit<ShownProduct, "price"> {
  price: number;
  quantity: number;
}

interface Commerce {
  currency: string;
  items: (CartItemEntry | ProductEntry)[];
  value?: number;
  [detail: string]: unknown;
}

/** An entry as tag managers read it: named as their own events are, where they have one of the kind. */
export interface DataLayerEntry {
  event: string;
  ecommerce?: Commerce;
  [detail: string]: unknown;
}

/** Analytics speak one currency, whatever the shop sells in (TRACK-01). */
export interface Conversion {
  /** The currency that analytics speak. */
  to: string;
  convert: (amount: Money, currency: string) => Money;
}

/** What the data layer is told of something that happened (TRACK-01, TRACK-02). */
export function dataLayerEntry(event: TrackedEvent, conversion: Conversion): DataLayerEntry {
  switch (event.name) {
    case "page-view":
      return { event: "page_view", page_name: event.page, page_path: event.path };
    case "product-impressions":
      return productEntry("view_item_list", event.products, event.currency, conversion);
    case "product-click":
      return productEntry("select_item", [event.product], event.currency, conversion);
    case "product-view":
      return productEntry("view_item", [event.product], event.currency, conversion);
    case "add-to-cart":
      return saleEntry("add_to_cart", event, conversion);
    case "view-cart":
      return saleEntry("view_cart", event, conversion);
    case "begin-checkout":
      return saleEntry("begin_checkout", event, conversion);
    case "add-payment-info":
      return saleEntry("add_payment_info", event, conversion, { payment_type: event.paymentType });
    case "purchase": {
      const written = writer(event.currency, conversion);
      return saleEntry("purchase", event, conversion, {
        transaction_id: event.orderNumber,
        shipping: written(event.shipping),
        delivery_fee: written(event.deliveryFee),
      });
    }
    case "payment-success-page":
      return { event: "payment_success_page", payment_of: event.subject };
    case "payment-declined-page":
      return { event: "payment_declined_page", payment_of: event.subject };
    default:
      return { event: event.name.replaceAll("-", "_") };
  }
}

type Written = (amount: Money) => number;

const MINOR_PER_UNIT = 100;

function writer(currency: string, { convert }: Conversion): Written {
  return (amount) => toMinor(convert(amount, currency)) / MINOR_PER_UNIT;
}

function productEntry(
  event: string,
  products: readonly ShownProduct[],
  currency: string,
  conversion: Conversion,
): DataLayerEntry {
  const written = writer(currency, conversion);
  const items = products.map((product) => productShape(product, written));
  return { event, ecommerce: { currency: conversion.to, items } };
}

function saleEntry(
  event: string,
  { items, value, currency }: TrackedSale,
  conversion: Conversion,
  details: Record<string, unknown> = {},
): DataLayerEntry {
  const written = writer(currency, conversion);
  return {
    event,
    ecommerce: {
      currency: conversion.to,
      value: written(value),
      ...details,
      items: items.map((item, index) => cartItemEntry(item, index, written)),
    },
  };
}

/** Field by field: whatever else a line knows stays here. */
function cartItemEntry(item: BoughtItem, index: number, written: Written): CartItemEntry {
  const { sku, name, manufacturer, category, variant, price, quantity } = item;
  return { sku, name, manufacturer, category, variant, price: written(price), quantity, index };
}

function productShape(product: ShownProduct, written: Written): ProductEntry {
  const { sku, id, name, price, category, image, manufacturer, url } = product;
  return { sku, id, name, price: written(price), quantity: 1, category, image, manufacturer, url };
}

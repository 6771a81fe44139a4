import { type Money, toMinor } from "#domain/money/money/money.ts";
import type { BoughtItem, ShownProduct, TrackedEvent, TrackedQuote, TrackedSale } from "./tracked-event.ts";

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

/** An entry of the data layer. It uses the tag managers' own event names where there are any. */
export interface DataLayerEntry {
  event: string;
  ecommerce?: Commerce;
  [detail: string]: unknown;
}

/** The conversion to the one currency of analytics (TRACK-01). */
export interface Conversion {
  to: string;
  convert: (amount: Money, currency: string) => Money;
}

/** The data layer's entry for an event (TRACK-01, TRACK-02). */
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
      const writeAmount = amountWriter(event.currency, conversion);
      return saleEntry("purchase", event, conversion, {
        transaction_id: event.orderNumber,
        shipping: writeAmount(event.shipping),
        delivery_fee: writeAmount(event.deliveryFee),
      });
    }
    case "payment-success-page":
      return { event: "payment_success_page", payment_of: event.subject };
    case "payment-declined-page":
      return { event: "payment_declined_page", payment_of: event.subject };
    case "quote-submit":
    case "quote-paid":
    case "quote-payment-page-view":
    case "quote-payment-page-delivery":
    case "quote-payment-page-payment":
    case "quote-payment-page-pay-click":
      return { event: event.name.replaceAll("-", "_"), quote: quoteShape(event.quote, conversion) };
    default:
      return { event: event.name.replaceAll("-", "_") };
  }
}

type WriteAmount = (amount: Money) => number;

const MINOR_PER_UNIT = 100;

function amountWriter(currency: string, { convert }: Conversion): WriteAmount {
  return (amount) => toMinor(convert(amount, currency)) / MINOR_PER_UNIT;
}

/** Field by field, so that no other data of a quote leaves the shop. */
function quoteShape(
  { quoteId, currency, value, shipping, deliveryFee, paymentType }: TrackedQuote,
  conversion: Conversion,
) {
  const writeAmount = amountWriter(currency, conversion);
  return {
    quoteId,
    currency: conversion.to,
    value: writeAmount(value),
    shipping: writeAmount(shipping),
    deliveryFee: writeAmount(deliveryFee),
    paymentType,
  };
}

function productEntry(
  event: string,
  products: readonly ShownProduct[],
  currency: string,
  conversion: Conversion,
): DataLayerEntry {
  const writeAmount = amountWriter(currency, conversion);
  const items = products.map((product) => productShape(product, writeAmount));
  return { event, ecommerce: { currency: conversion.to, items } };
}

function saleEntry(
  event: string,
  { items, value, currency }: TrackedSale,
  conversion: Conversion,
  details: Record<string, unknown> = {},
): DataLayerEntry {
  const writeAmount = amountWriter(currency, conversion);
  return {
    event,
    ecommerce: {
      currency: conversion.to,
      value: writeAmount(value),
      ...details,
      items: items.map((item, index) => cartItemEntry(item, index, writeAmount)),
    },
  };
}

/** Field by field, so that no other data of a line leaves the shop. */
function cartItemEntry(item: BoughtItem, index: number, writeAmount: WriteAmount): CartItemEntry {
  const { sku, name, manufacturer, category, variant, price, quantity } = item;
  return { sku, name, manufacturer, category, variant, price: writeAmount(price), quantity, index };
}

function productShape(product: ShownProduct, writeAmount: WriteAmount): ProductEntry {
  const { sku, id, name, price, category, image, manufacturer, url } = product;
  return { sku, id, name, price: writeAmount(price), quantity: 1, category, image, manufacturer, url };
}

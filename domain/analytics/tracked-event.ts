import type { Money } from "../money/money.ts";

/** A product that was shown, pressed or opened, in the shop's own money. */
export interface ShownProduct {
  sku: string;
  id: number;
  name: string;
  price: Money;
  category: string | null;
  image: string | null;
  manufacturer: string | null;
  /** The address of its page, without query. */
  url: string;
}

/** A line of a cart, a checkout or an order, in the shop's own money. */
export interface BoughtItem {
  sku: string;
  name: string;
  manufacturer: string | null;
  category: string | null;
  /** The choices in words. */
  variant: string;
  price: Money;
  quantity: number;
}

/** Lines and what they come to, in a currency of the shop. */
export interface TrackedSale {
  currency: string;
  items: readonly BoughtItem[];
  value: Money;
}

/** What a payment was for. */
export type PaymentSubject = "marketplace" | "quote";

/** What a visitor did, in the shop's words. Nothing in it tells who it was (TRACK-01). */
export type TrackedEvent =
  | { name: "page-view"; page: string; path: string }
  | { name: "product-impressions"; currency: string; products: readonly ShownProduct[] }
  | { name: "product-click"; currency: string; product: ShownProduct }
  | { name: "product-view"; currency: string; product: ShownProduct }
  | ({ name: "add-to-cart" } & TrackedSale)
  | ({ name: "view-cart" } & TrackedSale)
  | ({ name: "begin-checkout" } & TrackedSale)
  | ({ name: "add-payment-info"; paymentType: string } & TrackedSale)
  | ({ name: "purchase"; orderNumber: string; shipping: Money; deliveryFee: Money } & TrackedSale)
  | { name: "payment-success-page"; subject: PaymentSubject }
  | { name: "payment-declined-page"; subject: PaymentSubject }
  | { name: "search-show-more" }
  | { name: "search-manual" }
  | { name: "search-refined" };

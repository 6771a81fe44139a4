import type { LineSnapshot } from "#domain/catalogue/products/line-snapshot.ts";
import type { Money } from "#domain/money/money/money.ts";

/** A product that was shown, pressed or opened, in the shop's own money. */
export interface ShownProduct
  extends Pick<LineSnapshot, "sku" | "name" | "price" | "category" | "image" | "manufacturer"> {
  id: number;
  /** The address of its page, without query. */
  url: string;
}

/** A line of a cart, a checkout or an order, in the shop's own money. */
export type BoughtItem = Pick<
  LineSnapshot,
  "sku" | "name" | "manufacturer" | "category" | "variant" | "price" | "quantity"
>;

/** Lines and their total, in a currency of the shop. */
export interface TrackedSale {
  currency: string;
  items: readonly BoughtItem[];
  value: Money;
}

/** A quote, in the shop's own money (TRACK-02). */
export interface TrackedQuote {
  /** The quote's number, such as QU12. */
  quoteId: string;
  currency: string;
  value: Money;
  shipping: Money;
  deliveryFee: Money;
  /** The chosen provider; null before the choice. */
  paymentType: string | null;
}

export type PaymentSubject = "marketplace" | "quote";

/** An action of a visitor; no field identifies the visitor (TRACK-01). */
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
  | { name: "quote-submit"; quote: TrackedQuote }
  | { name: "quote-paid"; quote: TrackedQuote }
  | { name: "quote-payment-page-view"; quote: TrackedQuote }
  | { name: "quote-payment-page-delivery"; quote: TrackedQuote }
  | { name: "quote-payment-page-payment"; quote: TrackedQuote }
  | { name: "quote-payment-page-pay-click"; quote: TrackedQuote }
  | { name: "search-show-more" }
  | { name: "search-manual" }
  | { name: "search-refined" };

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Cart, CartItem } from "#contracts/shop/selling/cart.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { failed, fetched, INITIAL_CART } from "#domain/selling/cart/cart-state.ts";
import { arrivals, cart as cartStore, cartTerms } from "#storefront/commerce/cart/cart-store.ts";
import { SAMPLE_CART } from "#storefront/commerce/cart/sample-cart.ts";
import { renderPage, type TestPage } from "#storefront/shell/errors/test-page.tsx";
import { cartCount } from "#storefront/shell/navigation/cart-count.ts";
import { CountedCart } from "#storefront/shell/navigation/cart-icon.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import { CartModal } from "./cart-modal.tsx";
import { CartPage } from "./cart-page.tsx";

vi.mock("#storefront/browser-api.ts", () => ({ browserApi: {} }));

const [shoe, perfume] = SAMPLE_CART.items as [CartItem, CartItem];

/** Fills the cart store as after a fetch at the given server time. */
function storeCart(changes: Partial<Cart> = {}, at = SAMPLE_CART.server_time): void {
  const cart = { ...SAMPLE_CART, ...changes };
  vi.setSystemTime(at);
  cartStore.write(fetched(cart));
  const { currency, expiration_limit: expirationLimit } = cart;
  cartTerms.write({ currency, expirationLimit, clockAheadMs: 0, isSettling: false });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cartStore.write(INITIAL_CART);
  cartTerms.write(null);
  arrivals.write([]);
});

const render = (page: TestPage = {}) =>
  renderPage(<CartPage />, { features: ["marketplace", "quotes", "air", "sea"], ...page });
const textOf = (page?: TestPage) => visibleText(render(page)).replaceAll(/\s+/g, " ");

describe("ROUTE-08 the cart page", () => {
  test("ROUTE-08 without scripts the page says what it needs", () => {
    expect(render()).toMatch(/<noscript>.*The cart needs JavaScript\..*<\/noscript>/);
  });

  test("CART-02 shows a skeleton without lines or sums until the cart is loaded, and announces that it is loading", () => {
    expect(textOf()).toContain("Loading your cart.");
    expect(textOf()).not.toContain("Total");
  });

  test("CART-02 shows an error with a retry button when the cart cannot be loaded", () => {
    cartStore.write(failed(INITIAL_CART));
    expect(textOf()).toContain("Your cart could not be loaded");
    expect(elements(render(), "button")).toHaveLength(1);
  });

  test("CART-03 an empty cart explains itself and links to the marketplace", () => {
    storeCart({ items: [], expiration: null });
    expect(textOf()).toContain("Your cart is empty");
    expect(elements(render(), "a").map(({ href }) => href)).toContain("/en/marketplace");
  });

  test("PRICE-08 the summary adds up to the cent and shows the lowest local delivery fee", () => {
    storeCart();
    expect(textOf()).toMatch(
      /Products \(3\) €208\.90 Air freight €21\.80 Freight discount, 15% −€3\.20 Local delivery from €1\.99 Duty and import VAT included Total from €229\.49 With the cheapest local delivery/,
    );
    expect(textOf()).toContain("Buy for €91.10 more and freight becomes 20% cheaper.");
  });

  test("PAYMENT-01 names what can be paid with in this storefront, and nothing else", () => {
    storeCart();
    expect(textOf({ paymentProcessors: [PROVIDER.card, PROVIDER.wallet, PROVIDER.balance] })).toMatch(
      /Go to checkout Visa, Mastercard, PayPal Money back/,
    );
    expect(textOf({ paymentProcessors: [PROVIDER.card, PROVIDER.regional] })).toContain("Visa, Mastercard, Paysera");
  });

  test("CART-05 shows no method that the storefront does not have", () => {
    storeCart();
    const html = render({ features: ["marketplace", "air"] });
    expect(elements(html, "input").filter(({ name }) => name === "shipping_method")).toHaveLength(1);
    expect(visibleText(html)).not.toContain("Not possible");
  });

  test("PRICE-08 formats amounts in the page's language and currency", () => {
    storeCart({ currency: "USD" });
    expect(textOf({ language: "lt" })).toMatch(/Prekės \(3\) 208,90 \$.*Iš viso nuo 229,49 \$/);
  });

  test("CART-04 a line shows its price, the price before, the lowest price of 30 days and the unit price", () => {
    storeCart();
    expect(textOf()).toContain("€79.90 Was €119.90 Lowest in 30 days €119.90");
    expect(textOf()).toContain("€129.00 €64.50 each");
    expect(textOf()).toContain("2 products, 3 pieces");
  });

  test("CART-04 disables the quantity button at the limit and keeps it focusable", () => {
    storeCart({ items: [{ ...shoe, quantity: 4 }, perfume] });
    const steps = elements(render(), "button").filter((button) => "aria-disabled" in button);
    expect(steps.map((button) => button["aria-label"])).toEqual(["One more"]);
  });

  test("CART-05 shows air and sea freight with price, arrival and discount", () => {
    storeCart({ shipping_method: "sea" });
    expect(textOf()).toContain("Air €18.60 Arrives 2026-11-21 – 2026-11-24 −€3.20, 15% off");
    expect(textOf()).toMatch(/Sea freight €7\.90 .*Total from €218\.79/);
    const checked = elements(render(), "input").filter((input) => "checked" in input);
    expect(checked.map(({ value }) => value)).toEqual(["sea"]);
  });
});

describe("CART-06 reservations", () => {
  test("the strip shows the time left and what happens then, and warns in the last five minutes", () => {
    storeCart({}, "2026-11-15T14:21:00.000Z");
    expect(textOf()).toMatch(
      /Reserved for you We hold these pieces until \d\d:32\. After that they go back on the shelf\. 11:00/,
    );
    expect(render()).not.toContain("bg-bad-fill");
    expect(textOf()).not.toContain("Keep for longer");
    storeCart({}, "2026-11-15T14:27:01.000Z");
    expect(textOf()).toContain("04:59");
    expect(render()).toContain("bg-bad-fill");
  });

  test("charges neither products nor freight when nothing is reserved", () => {
    storeCart({ items: SAMPLE_CART.items.map((item) => ({ ...item, is_reserved: false })), expiration: null });
    expect(textOf()).toMatch(/Products \(0\) €0\.00 Total €0\.00 Go to checkout/);
    expect(textOf()).not.toContain("Air freight");
  });

  test("offers an extension near the end while the limit allows one", () => {
    storeCart({}, "2026-11-15T14:23:00.000Z");
    expect(textOf()).toContain("Keep for longer");
    storeCart({ expiration_limit: SAMPLE_CART.expiration }, "2026-11-15T14:23:00.000Z");
    expect(textOf()).not.toContain("Keep for longer");
  });

  test("shows an unreserved line separately, excludes it from all sums and offers an action", () => {
    const gone = { ...perfume, is_reserved: false };
    const problem = { line_id: gone.line_id, sku: gone.sku, wanted: 2 };
    storeCart({ items: [shoe, gone], reservation_error: [{ ...problem, available: 0 }] });
    expect(textOf()).toContain("Somebody was faster: none is left. It is not in your total. Choose another");
    expect(textOf()).toContain("Products (1) €79.90");
    storeCart({ items: [shoe, gone], reservation_error: [{ ...problem, available: 1 }] });
    expect(textOf()).toContain("Take 1");
    storeCart({ items: [shoe, gone], reservation_error: [{ ...problem, available: 7 }] });
    expect(textOf()).toContain("Reserve again");
  });

  test("does not link to the checkout when nothing is reserved", () => {
    storeCart({ items: [{ ...shoe, is_reserved: false }], expiration: null });
    expect(elements(render(), "a").map(({ href }) => href)).not.toContain("/en/checkout");
  });
});

describe("MODAL-01 the cart modal", () => {
  const open = (added: number) =>
    renderPage(
      <CartModal
        input={{ kind: "added", variantId: perfume.variant_id, added, requested: 2 }}
        open
        onHandle={() => {}}
      />,
    );

  test("shows the added item, how long it is reserved, the total and links to cart and checkout", () => {
    storeCart();
    const html = open(2);
    expect(visibleText(html).replaceAll(/\s+/g, " ")).toMatch(
      /Added to cart Briz Ambre Clair 50 ml · 2 pieces €129\.00 Reserved for you for 20:00 Total so far from €229\.49 With air freight and the cheapest local delivery/,
    );
    expect(elements(html, "a").map(({ href }) => href)).toEqual(["/en/checkout", "/en/cart"]);
    expect(visibleText(html)).toContain("View cart (2)");
  });

  test("CART-04 warns when fewer pieces were added than requested", () => {
    storeCart();
    expect(visibleText(open(1))).toContain("Only so many could be added: 1.");
    expect(visibleText(open(2))).not.toContain("Only so many");
  });
});

describe("the cart counter", () => {
  const counted = () => visibleText(renderPage(<CountedCart count={cartCount.read()} />)).trim();

  test("counts reserved products and those being added, but not unreserved ones", () => {
    expect(counted()).toBe("");
    storeCart({ items: [shoe, { ...perfume, is_reserved: false }] });
    expect(counted()).toBe("1 1 product");
    arrivals.write([shoe.variant_id, 999]);
    expect(counted()).toBe("2 2 products");
  });
});

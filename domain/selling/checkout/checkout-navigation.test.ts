import { describe, expect, test } from "vitest";
import { checkoutMove, type Place } from "./checkout-navigation.ts";

const at = (routeName: string, slug?: string): Place => ({ routeName, slug });

describe("CHECKOUT-NAV-01 the browser's checkout state", () => {
  test("is discarded when a checkout route is entered from outside or as the first page", () => {
    expect(checkoutMove(at("cart"), at("checkout")).discards).toBe(true);
    expect(checkoutMove(at("my-orders"), at("payment", "abc")).discards).toBe(true);
    expect(checkoutMove(null, at("confirm", "abc")).discards).toBe(true);
  });

  test("is discarded on the shipping route without a slug when coming from one with a slug", () => {
    expect(checkoutMove(at("payment", "abc"), at("checkout")).discards).toBe(true);
    expect(checkoutMove(at("checkout", "abc"), at("checkout")).discards).toBe(true);
  });

  test("is kept between steps and from the page that creates a checkout", () => {
    expect(checkoutMove(at("checkout"), at("checkout", "abc")).discards).toBe(false);
    expect(checkoutMove(at("checkout", "abc"), at("payment", "abc")).discards).toBe(false);
    expect(checkoutMove(at("payment", "abc"), at("checkout", "abc")).discards).toBe(false);
  });

  test("is not touched outside the checkout routes", () => {
    expect(checkoutMove(at("home"), at("cart"))).toEqual({ discards: false, invalidates: false, goesToCart: false });
  });
});

describe("CHECKOUT-NAV-02 leaving the checkout routes", () => {
  test("invalidates, from every step", () => {
    for (const routeName of ["checkout", "payment", "confirm"]) {
      expect(checkoutMove(at(routeName, "abc"), at("home")).invalidates, routeName).toBe(true);
    }
    expect(checkoutMove(at("checkout", "abc"), at("payment", "abc")).invalidates).toBe(false);
    expect(checkoutMove(at("home"), at("cart")).invalidates).toBe(false);
  });

  test("redirects to the cart from the shipping route with a slug, whatever the target", () => {
    expect(checkoutMove(at("checkout", "abc"), at("home")).goesToCart).toBe(true);
    expect(checkoutMove(at("checkout", "abc"), at("cart")).goesToCart).toBe(false);
    expect(checkoutMove(at("checkout"), at("home")).goesToCart).toBe(false);
    expect(checkoutMove(at("payment", "abc"), at("home")).goesToCart).toBe(false);
  });
});

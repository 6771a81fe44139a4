import { describe, expect, test } from "vitest";
import { FEATURES, type Feature } from "#domain/operations/storefronts/storefront.ts";
import { assertGuardName, decide, decisions, GUARD_NAMES, type GuardFacts } from "./guards.ts";

const allow = { kind: "allow" };
const notFound = { kind: "not-found" };
const redirect = (to: string) => ({ kind: "redirect", to });

describe("guard names", () => {
  test("ROUTE-54 an unknown guard name throws, also names that every object has", () => {
    for (const name of ["", "Auth", "admin", "constructor", "__proto__", "toString"]) {
      expect(() => assertGuardName(name), name).toThrow("Unknown route guard");
    }
  });

  test("ROUTE-54 every known guard name is accepted and has its decision", () => {
    for (const name of GUARD_NAMES) expect(assertGuardName(name)).toBe(name);
    expect(Object.keys(decisions).sort()).toEqual([...GUARD_NAMES].sort());
  });
});

describe("guards of features and content", () => {
  test("ROUTE-08 ROUTE-24 ROUTE-28 ROUTE-32 a page of a feature exists only where the feature is on", () => {
    for (const guard of ["marketplace", "quotes", "tracking", "dealzone"] as const) {
      expect(decide(guard, { features: FEATURES }), guard).toEqual(allow);
      expect(decide(guard, { features: [] }), guard).toEqual(notFound);
      expect(decide(guard, { features: FEATURES.filter((feature) => feature !== guard) }), guard).toEqual(notFound);
      expect(decide(guard, { features: [guard] }), guard).toEqual(allow);
    }
  });

  test("ROUTE-03 ROUTE-48 a content page needs the content feature and the page itself", () => {
    for (const guard of ["about-us", "purchase-agreement"] as const) {
      expect(decide(guard, { features: ["content"], hasPage: true }), guard).toEqual(allow);
      expect(decide(guard, { features: ["content"], hasPage: false }), guard).toEqual(notFound);
      expect(decide(guard, { features: ["marketplace"], hasPage: true }), guard).toEqual(notFound);
    }
  });

  test("ROUTE-11 a category is found, moved for good, or not found", () => {
    expect(decide("category", { resolution: { kind: "found" } })).toEqual(allow);
    expect(decide("category", { resolution: { kind: "missing" } })).toEqual(notFound);
    const moved = (slug: string) => decide("category", { resolution: { kind: "moved", slug } });
    expect(moved("shoes/boots")).toEqual({ kind: "redirect", to: "/c/shoes/boots", status: 301 });
    expect(moved("//evil.com?a=b#c")).toEqual({ kind: "redirect", to: "/c/evil.com%3Fa%3Db%23c", status: 301 });
  });

  test("ROUTE-13 a search without text or filter leads to the root category", () => {
    const search = (searchText: string | undefined, hasFilter: boolean) =>
      decide("search", { searchText, hasFilter, rootCategoryPath: "/c/all" });
    expect(search("shoes", false)).toEqual(allow);
    expect(search("0", false)).toEqual(allow);
    expect(search(undefined, true)).toEqual(allow);
    expect(search(undefined, false)).toEqual(redirect("/c/all"));
    expect(search("  ", false)).toEqual(redirect("/c/all"));
  });
});

describe("guards of the account", () => {
  test("AUTH-11 guest pages send a signed-in user to the account", () => {
    expect(decide("guest", { signedIn: false, redirect: "/my-orders" })).toEqual(allow);
    expect(decide("guest", { signedIn: true, redirect: null })).toEqual(redirect("/user-account"));
    expect(decide("guest", { signedIn: true, redirect: "/lt/my-orders?page=2" })).toEqual(
      redirect("/my-orders?page=2"),
    );
  });

  test("T054 the redirect of a guest page never leaves the host", () => {
    for (const target of [
      "https://evil.com",
      "//evil.com",
      "/\\evil",
      "/%5Cevil",
      "/%09/evil",
      "javascript:a",
      "/lt//evil.com",
    ]) {
      expect(decide("guest", { signedIn: true, redirect: target }), target).toEqual(redirect("/user-account"));
    }
  });

  test("AUTH-11 pages of the account ask to sign in and remember the page, without its language", () => {
    expect(decide("auth", { signedIn: true, path: "/my-orders" })).toEqual(allow);
    const asked = (path: string) => decide("auth", { signedIn: false, path });
    expect(asked("/my-orders")).toEqual(redirect("/login?redirect=%2Fmy-orders"));
    expect(asked("/lt/my-orders?a=1&b=2")).toEqual(redirect("/login?redirect=%2Fmy-orders%3Fa%3D1%26b%3D2"));
    expect(asked("//evil.com")).toEqual(redirect("/login"));
    expect(asked(`/my-orders/${"a".repeat(3000)}`)).toEqual(redirect("/login"));
  });

  test("ROUTE-06 ROUTE-33 an active pro works at the desk, everyone else sees the landing", () => {
    const pro = (page: "landing" | "desk", isActivePro: boolean) =>
      decide("pro", { features: ["pro"], page, isActivePro });
    expect(pro("landing", true)).toEqual(redirect("/site-pro"));
    expect(pro("landing", false)).toEqual(allow);
    expect(pro("desk", true)).toEqual(allow);
    expect(pro("desk", false)).toEqual(redirect("/pro"));
    expect(decide("pro", { features: [], page: "landing", isActivePro: false })).toEqual(notFound);
    expect(decide("pro", { features: [], page: "desk", isActivePro: true })).toEqual(notFound);
  });

  test("ROUTE-35 delivery waits for the declaration of the first undeclared parcel", () => {
    const decided = (isDeclared: boolean[], features: readonly Feature[] = FEATURES) =>
      decide("declaration", {
        features,
        selectedParcels: isDeclared.map((declared, id) => ({ id: `PA${id}`, isDeclared: declared })),
      });
    expect(decided([true, true])).toEqual(allow);
    expect(decided([true, false, false])).toEqual(redirect("/site-pro-edit/PA1"));
    expect(decided([true, false], ["forwarding", "pro"])).toEqual(redirect("/parcels/PA1"));
    expect(decided([])).toEqual(allow);
  });

  test("ROUTE-38 the account menu is for 1024 px and less", () => {
    const atWidth = (widthPx: number | undefined) => decide("account-mobile", { widthPx });
    expect(atWidth(1024)).toEqual(allow);
    expect(atWidth(1025)).toEqual(redirect("/account-information"));
    expect(atWidth(undefined)).toEqual(allow);
  });
});

describe("guards of buying", () => {
  test("ROUTE-23 shows an unpaid payable and redirects from any other", () => {
    const payment = (payable: GuardFacts["payment"]["payable"], signedIn: boolean, slug: string | undefined = "abc") =>
      decide("payment", { slug, payable, signedIn });
    expect(payment("unpaid", false)).toEqual(allow);
    expect(payment("paid", false)).toEqual(redirect("/success/abc"));
    expect(payment("none", true)).toEqual(redirect("/my-orders"));
    expect(payment("none", false)).toEqual(notFound);
    expect(payment("unknown", false)).toEqual(allow);
    expect(payment("paid", true, "../../evil\ud800")).toEqual(redirect("/success/evil%EF%BF%BD"));
  });

  test("ROUTE-19 ROUTE-20 ROUTE-21 a return that names no payment goes home", () => {
    expect(decide("payment-accept", { namesPayment: true })).toEqual(allow);
    expect(decide("payment-accept", { namesPayment: false })).toEqual(redirect("/"));
  });

  test("ROUTE-30 a checkout is the visitor's own, or starts from a filled cart", () => {
    const checkout = (slug: string | undefined, ownsCheckout: boolean, cartItemCount: number) =>
      decide("checkout", { slug, ownsCheckout, cartItemCount });
    expect(checkout("abc", true, 0)).toEqual(allow);
    expect(checkout("abc", false, 3)).toEqual(redirect("/cart"));
    expect(checkout(undefined, false, 1)).toEqual(allow);
    expect(checkout(undefined, true, 0)).toEqual(redirect("/cart"));
  });

  test("ROUTE-26 confirming leads to the step that is missing", () => {
    const confirm = (hasShipping: boolean, hasPayment: boolean, slug?: string) =>
      decide("confirm", { slug, hasShipping, hasPayment });
    expect(confirm(true, true, "abc")).toEqual(allow);
    expect(confirm(false, true, "abc")).toEqual(redirect("/checkout/abc"));
    expect(confirm(false, false)).toEqual(redirect("/checkout"));
    expect(confirm(true, false, "abc")).toEqual(redirect("/payment/abc"));
  });

  test("ROUTE-41 anyone may fill the order form where quotes are on", () => {
    expect(decide("order-form-auth", { features: ["quotes"] })).toEqual(allow);
    expect(decide("order-form-auth", { features: ["marketplace"] })).toEqual(notFound);
  });

  test("ROUTE-49 an order is created only from a quote that may be accepted", () => {
    expect(decide("create-order", { mayAccept: true, ownQuote: null })).toEqual(allow);
    expect(decide("create-order", { mayAccept: false, ownQuote: null })).toEqual(notFound);
    expect(decide("create-order", { mayAccept: false, ownQuote: "q1" })).toMatchObject({ to: "/quotes/q1" });
  });
});

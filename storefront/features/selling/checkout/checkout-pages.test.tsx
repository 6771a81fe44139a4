import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { money } from "#domain/money/money/money.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { renderPage, type TestPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import { ConfirmStep } from "./confirm/confirm-step.tsx";
import { PaymentStep } from "./payment/payment-step.tsx";
import { SAMPLE_CHECKOUT } from "./sample-checkout.ts";
import { ShippingStep } from "./shipping/shipping-step.tsx";

vi.mock("#storefront/browser-api.ts", () => ({ browserApi: {} }));

const guest: Partial<CheckoutData> = {
  is_guest: true,
  balance: null,
  payments: [],
  address: { current: null, client_addresses: [] },
  email: { email: null },
};

const page = (step: ReactNode, options: TestPage = {}) => renderPage(step, { features: ["air", "sea"], ...options });
const shipping = (changes: Partial<CheckoutData> = {}, options?: TestPage) =>
  page(<ShippingStep data={{ ...SAMPLE_CHECKOUT, ...changes }} />, options);
const payment = (changes: Partial<CheckoutData> = {}, options?: TestPage) =>
  page(<PaymentStep data={{ ...SAMPLE_CHECKOUT, ...changes }} />, options);
const confirm = (changes: Partial<CheckoutData> = {}, options?: TestPage) =>
  page(<ConfirmStep data={{ ...SAMPLE_CHECKOUT, ...changes }} />, options);

const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);
const named = (html: string, name: string) => elements(html, "input").filter((input) => input.name === name);
const checked = (html: string, name: string) => named(html, name).filter((input) => "checked" in input);

describe("the shipping step", () => {
  test("CHECKOUT-08 shows a signed-in customer's saved addresses, the newest first and the selected one marked", () => {
    const html = shipping();
    expect(named(html, "address_id").map(({ value }) => value)).toEqual(["2", "1"]);
    expect(checked(html, "address_id").map(({ value }) => value)).toEqual(["1"]);
    expect(named(html, "email")).toEqual([]);
  });

  test("CHECKOUT-08 asks a guest for an e-mail and an address, with autocomplete attributes", () => {
    const html = shipping(guest);
    expect(named(html, "email")[0]).toMatchObject({ type: "email", autocomplete: "email" });
    expect(named(html, "first_address")[0]).toMatchObject({ autocomplete: "street-address" });
    expect(named(html, "address_id")).toEqual([]);
  });

  test("CHECKOUT-05 shows a courier that was chosen and still lacks its pickup point", () => {
    const delivery = { ...SAMPLE_CHECKOUT.delivery, local_delivery: 5 } as CheckoutData["delivery"];
    const toPoint = delivery?.local_delivery_couriers.find(({ has_pickup_points }) => has_pickup_points);
    const chosen = (draft: CheckoutData["draft"]) =>
      checked(shipping({ delivery, draft }), "delivery_method").map(({ value }) => value);
    expect(chosen({ delivery_method: String(toPoint?.id) })).toEqual([String(toPoint?.id)]);
    expect(chosen({ delivery_method: "999" }), "one that is no longer offered").toEqual(["5"]);
    expect(chosen(null)).toEqual(["5"]);
  });

  test("CHECKOUT-05 extras are closed until they are wanted, and show again what was typed or stored", () => {
    const open = (html: string) =>
      ["wants_company", "wants_courier_note", "wants_gift_message"].filter((name) => checked(html, name).length > 0);
    expect(open(shipping())).toEqual([]);
    const typed = shipping({ draft: { gift_message: "", wants_company: "on", company_name: "UAB Pav" } });
    expect(open(typed)).toEqual(["wants_company"]);
    expect(named(typed, "company_name")[0]).toMatchObject({ value: "UAB Pav" });
    const stored = shipping({ extras: { company: null, courier_note: "Kodas 12", gift_message: null } });
    expect(open(stored)).toEqual(["wants_courier_note"]);
    expect(named(stored, "courier_note")[0]).toMatchObject({ value: "Kodas 12" });
  });

  test("CHECKOUT-08 asks for a street only when the courier comes to the door", () => {
    const hidden = (html: string) => elements(html, "div").filter((div) => "hidden" in div).length;
    const closedExtras = 3;
    const toPoint = shipping(guest);
    expect(visibleText(toPoint)).toContain("Who collects it?");
    expect(hidden(toPoint), "the street and the note to the courier").toBe(2 + closedExtras);
    const delivery = { ...SAMPLE_CHECKOUT.delivery, local_delivery: 5 } as CheckoutData["delivery"];
    const toDoor = shipping({ ...guest, delivery });
    expect(visibleText(toDoor)).not.toContain("Who collects it?");
    expect(hidden(toDoor)).toBe(closedExtras);
  });

  test("CHECKOUT-05 shows what was typed before it was complete", () => {
    const html = shipping({ ...guest, draft: { email: "ruta@", first_name: "Rūta", city: "Viln" } });
    expect(named(html, "email")[0]).toMatchObject({ value: "ruta@" });
    expect(named(html, "first_name")[0]).toMatchObject({ value: "Rūta" });
    expect(named(html, "city")[0]).toMatchObject({ value: "Viln" });
  });

  test("CHECKOUT-08 offers only countries that are served, and only saved addresses in them", () => {
    const countries = [{ id: 2, iso_code: "LV" }];
    const html = shipping({ country: { country_id: 2, countries } });
    expect(named(html, "address_id")).toEqual([]);
    const options = elements(html, "option").map(({ value }) => value);
    expect(options).toEqual(["", "2"]);
  });

  test("CHECKOUT-05 CHECKOUT-09 shows freight, couriers with their fees and the pickup points of the selected courier", () => {
    const html = shipping();
    expect(checked(html, "shipping_method").map(({ value }) => value)).toEqual(["air"]);
    expect(checked(html, "delivery_method").map(({ value }) => value)).toEqual(["3"]);
    expect(checked(html, "parcel_shop").map(({ value }) => value)).toEqual(["40"]);
    const text = visibleText(html);
    expect(text).toContain("Arrives 2026-11-21 – 2026-11-24");
    expect(text).toContain("Arrives 2026-12-14 – 2027-01-02");
    expect(text).toMatch(
      /Omniva pickup point.*€1\.99.*Akropolis, Ozo g\. 25.*Next to the east entrance · 24\/7.*0\.4 km/,
    );
    expect(text).toMatch(/DPD courier to the door.*€3\.99/);
  });

  test("CHECKOUT-09 an unavailable courier gives the reason and stays focusable", () => {
    const html = shipping();
    expect(visibleText(html)).toContain("too heavy");
    expect(named(html, "delivery_method").find(({ value }) => value === "6")).toMatchObject({
      "aria-disabled": "true",
    });
  });

  test("PRICE-05 the summary adds up and is formatted in the page's language", () => {
    const text = visibleText(shipping({}, { language: "lt" }));
    for (const figure of ["397,90 €", "21,80 €", "−3,20 €", "1,99 €", "−39,79 €", "−84,20 €", "3,53 €", "298,03 €"]) {
      expect(text.replaceAll("\u00a0", " ")).toContain(figure);
    }
  });

  test("CHECKOUT-04 a closed checkout says so and links to the cart", () => {
    const html = shipping({ status: "invalidated" });
    expect(visibleText(html)).toContain("This checkout has ended");
    expect(hrefs(html)).toContain("/en/cart");
  });
});

describe("the payment step", () => {
  test("CHECKOUT-11 offers the balance first, then each payment method with its fee", () => {
    const text = visibleText(payment());
    expect(text).toMatch(
      /Use my balance.*€84\.20 available.*Pay the remaining €294\.50.*Card.*fee 1\.2%.*PayPal.*no fee.*€0\.30/,
    );
    expect(text).toContain("Swedbank");
    expect(text).toContain("Continue · €298.03");
  });

  test("PRICE-07 the summary says so while a fee is certain and not in the total yet", () => {
    const [card] = SAMPLE_CHECKOUT.payment_methods as [CheckoutData["payment_methods"][0]];
    const totals = { ...SAMPLE_CHECKOUT.totals, payment_fee: money(0) };
    const open = { ...guest, totals, selected_payment: null, suggested_payment: null, payment_methods: [card] };
    expect(visibleText(payment(open))).toContain("Payment fee not chosen");
    const withoutFee = { ...open, payment_methods: SAMPLE_CHECKOUT.payment_methods };
    expect(visibleText(payment(withoutFee))).not.toContain("Payment fee");
  });

  test("CHECKOUT-11 the switch of the balance is pressed by its words", () => {
    const html = payment();
    const [balance] = elements(html, "input").filter(({ role }) => role === "switch");
    const labels = elements(html, "label").filter((label) => label.for !== undefined && label.for === balance?.id);
    expect(labels).toHaveLength(1);
  });

  test("CHECKOUT-09 names the pickup point with its town", () => {
    expect(visibleText(payment())).toContain("Akropolis, Ozo g. 25, Vilnius");
  });

  test("CHECKOUT-11 offers no balance to a guest", () => {
    const html = payment(guest);
    expect(elements(html, "input").some(({ role }) => role === "switch")).toBe(false);
  });

  test("CHECKOUT-11 marks the suggested method for a new customer", () => {
    const html = payment({ selected_payment: null, suggested_payment: { id: 12, option: null } });
    expect(checked(html, "payment_method_id").map(({ value }) => value)).toEqual(["12"]);
  });

  test("T092 has no card fields", () => {
    const names = elements(payment(), "input").map(({ name, autocomplete }) => `${name} ${autocomplete}`);
    expect(names.join(" ")).not.toMatch(/card|cvc|cc-/i);
  });

  test("CHECKOUT-11 asks for no payment method when the balance covers the total", () => {
    const totals = { ...SAMPLE_CHECKOUT.totals, without_fee: 0, payment_fee: 0, final: 0 } as CheckoutData["totals"];
    const html = payment({ totals, selected_payment: null });
    expect(visibleText(html)).toContain("Your balance pays for everything");
    expect(named(html, "payment_method_id")).toEqual([]);
  });

  test("CHECKOUT-10 CHECKOUT-11 asks for no payment method when a promotion code covers the total, and the review says so", () => {
    const nothing = { balance: 0, without_fee: 0, payment_fee: 0, final: 0 };
    const totals = { ...SAMPLE_CHECKOUT.totals, ...nothing } as CheckoutData["totals"];
    const free = { ...guest, totals, selected_payment: null };
    expect(visibleText(payment(free))).toContain("Your code pays for everything");
    expect(named(payment(free), "payment_method_id")).toEqual([]);
    expect(visibleText(confirm(free))).toContain("Your code pays for everything");
  });

  test("CHECKOUT-10 shows the applied promotion and a button to remove it, and announces it where the code is typed", () => {
    const html = payment();
    expect(html).toMatch(/<p role="status"[^>]*>RUDUO10: 10% off products<\/p>/);
    expect(html.match(/aria-label="Remove the code RUDUO10"/g), "in both summaries and beside the field").toHaveLength(
      3,
    );
    expect(visibleText(html)).toMatch(/RUDUO10.*10% off products/);
    expect(elements(html, "button").map((button) => button["aria-label"])).toContain("Remove the code RUDUO10");
  });
});

describe("the confirmation", () => {
  test("ROUTE-26 shows everything that was chosen, and a button that names the obligation to pay and the amount", () => {
    const text = visibleText(confirm());
    expect(text).toMatch(/Rūta Žemaitytė.*Lithuania.*ruta@example\.com/);
    expect(text).toMatch(/Omniva pickup point.*Akropolis, Ozo g\. 25/);
    expect(text).toContain("Order and pay €298.03");
  });

  test("ROUTE-26 CHECKOUT-09 says who collects it beside a pickup point, and the street only where a courier comes to it", () => {
    const text = visibleText(confirm());
    expect(text).toMatch(/Who collects it\?.*Rūta Žemaitytė/);
    expect(text).not.toContain("Žvėryno g. 14-7");
    const toDoor = SAMPLE_CHECKOUT.delivery?.local_delivery_couriers.find(
      ({ has_pickup_points }) => !has_pickup_points,
    );
    const delivery = { ...SAMPLE_CHECKOUT.delivery, local_delivery: toDoor?.id } as CheckoutData["delivery"];
    expect(visibleText(confirm({ delivery }))).toMatch(/Delivery address.*Rūta Žemaitytė.*Žvėryno g\. 14-7/);
  });

  test("ROUTE-26 the button names the obligation to pay in every language", () => {
    const button = (language: Language) => visibleText(confirm({}, { language })).replaceAll("\u00a0", " ");
    expect(button("lt")).toContain("Užsakyti su pareiga mokėti 298,03 €");
    expect(button("lv")).toContain("Pasūtīt ar pienākumu maksāt 298,03 €");
    expect(button("ee")).toContain("Telli maksekohustusega 298,03 €");
    expect(button("ru")).toContain("Заказать с обязательством оплаты 298,03 €");
  });

  test("ROUTE-26 the terms stand directly before the button that obliges to pay", () => {
    expect(visibleText(confirm())).toMatch(
      /I have read and accept the purchase agreement\s*\.\s*Order and pay €298\.03/,
    );
  });

  test("ROUTE-26 each choice is changed on the page itself: no block links to another step", () => {
    const html = confirm();
    const buttons = elements(html, "button").map((button) => button["aria-label"] ?? "");
    for (const what of ["Who collects it?", "Local delivery", "Freight", "Payment"]) {
      expect(buttons).toContain(`Change: ${what}`);
    }
    expect(hrefs(html).filter((href) => /\/(checkout|payment)\//.test(href ?? ""))).toEqual([]);
  });

  test("ROUTE-26 the terms are not accepted by default and link to the agreement", () => {
    const html = confirm();
    expect(checked(html, "terms_accepted")).toEqual([]);
    expect(hrefs(html)).toContain("/en/purchase-agreement");
  });
});

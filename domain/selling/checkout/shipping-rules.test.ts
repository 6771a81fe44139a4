import { describe, expect, test } from "vitest";
import { checkShippingStep, type ShippingChoices } from "./shipping-rules.ts";

const countries = [{ id: 1, iso_code: "LT" }];
const address = {
  first_name: "Rūta",
  last_name: "Žemaitytė",
  first_address: "Žvėryno g. 14-7",
  city: "Vilnius",
  zip: "LT-08117",
  phone_number: "+370 612 34567",
  country_id: 1,
};
const guest: ShippingChoices = {
  email: "ruta@example.com",
  typedAddress: address,
  hasSavedAddress: false,
  shippingMethod: "air",
  deliveryMethod: 3,
  needsPickupPoint: true,
  parcelShop: 40,
};

const missing = (changes: Partial<ShippingChoices>) => checkShippingStep({ ...guest, ...changes }, countries);

describe("the shipping step", () => {
  test("CHECKOUT-08 a guest needs an e-mail and an address; every error is reported at its field", () => {
    expect(missing({})).toEqual({});
    expect(missing({ email: "ruta@" })).toEqual({ email: "validation.email" });
    const toDoor = { needsPickupPoint: false, parcelShop: null };
    expect(missing({ ...toDoor, typedAddress: { ...address, zip: "1", city: "" } })).toEqual({
      zip: "validation.zip",
      city: "validation.required",
    });
  });

  test("CHECKOUT-08 CHECKOUT-09 a pickup point needs a name, a phone and an e-mail only", () => {
    const recipient = { ...address, first_address: "", city: "", zip: "" };
    expect(missing({ typedAddress: recipient })).toEqual({});
    expect(missing({ typedAddress: { ...recipient, phone_number: "8 612 34567" } })).toEqual({});
    expect(missing({ typedAddress: { ...recipient, first_name: "", phone_number: "8 612" }, email: "" })).toEqual({
      email: "validation.required",
      first_name: "validation.required",
      phone_number: "validation.phone",
    });
  });

  test("CHECKOUT-08 a signed-in customer needs a saved address and no e-mail", () => {
    const signedIn = { email: null, typedAddress: null };
    expect(missing({ ...signedIn, hasSavedAddress: true })).toEqual({});
    expect(missing(signedIn)).toEqual({ address_id: "validation.choice" });
  });

  test("CHECKOUT-09 needs freight, a courier, and a pickup point where the courier has them", () => {
    expect(missing({ shippingMethod: null, deliveryMethod: -1, needsPickupPoint: false })).toEqual({
      shipping_method: "validation.choice",
      delivery_method: "validation.choice",
    });
    expect(missing({ parcelShop: null })).toEqual({ parcel_shop: "validation.choice" });
    expect(missing({ parcelShop: null, needsPickupPoint: false })).toEqual({});
  });
});

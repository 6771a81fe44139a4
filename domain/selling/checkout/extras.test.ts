import { describe, expect, test } from "vitest";
import { checkExtras, extrasFor, GIFT_MESSAGE_CHARACTERS, readExtras, type TypedExtras } from "./extras.ts";

const company = {
  company_name: " UAB „Pavyzdys“ ",
  company_code: "304 123 456",
  company_vat_number: "lt 119511515",
  company_address: "Gedimino pr. 1, Vilnius",
};
const typed = (changes: Partial<TypedExtras> = {}): TypedExtras => ({
  company: null,
  courier_note: "",
  gift_message: "",
  ...changes,
});

describe("what a buyer adds to an order", () => {
  test("ERROR-05 a company needs name, code and address; its VAT number is checked by its country, and may be left out", () => {
    expect(checkExtras(typed({ company }))).toEqual({});
    expect(checkExtras(typed({ company: { ...company, company_vat_number: "" } }))).toEqual({});
    const empty = { company_name: "", company_code: "", company_vat_number: "LT12345", company_address: "" };
    expect(checkExtras(typed({ company: empty }))).toEqual({
      company_name: "validation.required",
      company_code: "validation.company-code",
      company_vat_number: "validation.vat-number",
      company_address: "validation.required",
    });
    for (const wrong of ["119511515", "LT119511516", "EE12345678", "XX119511515"])
      expect(checkExtras(typed({ company: { ...company, company_vat_number: wrong } }))).toEqual({
        company_vat_number: "validation.vat-number",
      });
  });

  test("T080 T081 texts have a longest length and no invisible marks; a gift message may have lines", () => {
    expect(checkExtras(typed({ courier_note: "x".repeat(121) }))).toEqual({ courier_note: "validation.too-long" });
    const longest = "ž".repeat(GIFT_MESSAGE_CHARACTERS);
    expect(checkExtras(typed({ gift_message: longest }))).toEqual({});
    expect(checkExtras(typed({ gift_message: `${longest}!` }))).toEqual({ gift_message: "validation.too-long" });
    expect(checkExtras(typed({ gift_message: "Su\r\ngimtadieniu!" }))).toEqual({});
    expect(checkExtras(typed({ courier_note: "code \u202e1234" }))).toEqual({ courier_note: "validation.characters" });
  });

  test("are stored in one form, and nothing is stored where nothing was added", () => {
    expect(readExtras(typed({ courier_note: " " }))).toBeNull();
    expect(readExtras(typed({ company, courier_note: "Kodas\n12", gift_message: " Su\r\ngimtadieniu! " }))).toEqual({
      company: {
        name: "UAB „Pavyzdys“",
        code: "304123456",
        vat_number: "LT119511515",
        address: "Gedimino pr. 1, Vilnius",
      },
      courier_note: "Kodas 12",
      gift_message: "Su\ngimtadieniu!",
    });
  });

  test("a pickup point gets no note to a courier", () => {
    const extras = { company: null, courier_note: "3rd floor", gift_message: null };
    expect(extrasFor(extras, { isToDoor: true })).toEqual(extras);
    expect(extrasFor(extras, { isToDoor: false })).toBeNull();
    expect(extrasFor({ ...extras, gift_message: "Hi" }, { isToDoor: false })).toMatchObject({ courier_note: null });
  });
});

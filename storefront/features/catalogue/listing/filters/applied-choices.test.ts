import { describe, expect, test } from "vitest";
import { readListing } from "#domain/catalogue/listing/listing-query.ts";
import { messagesOf } from "#i18n/messages.ts";
import { createTranslate } from "#i18n/translate.ts";
import type { TermsFacet } from "../data/listing-data.ts";
import { appliedChoices } from "./applied-choices.ts";

const colours: TermsFacet = {
  key: "additional_field_3",
  type: "terms",
  name: "Colour",
  display: "swatches",
  terms: [{ value: "31", label: "Orange", count: 4, swatch: "#e0793a" }],
};

function labels(search: string, language: "en" | "lt" = "en"): string[] {
  const names = { facets: [colours], categoryNames: { "5": "Audio" }, currency: "EUR" };
  const t = createTranslate(language, messagesOf(language));
  return appliedChoices(readListing(new URLSearchParams(search)).filters, names, t).map(({ label }) => label);
}

describe("labels of the applied filters", () => {
  test("CATALOG-12 a term has its option's label, an unknown one its value", () => {
    expect(labels("f.additional_field_3=31&f.additional_field_3=99")).toEqual(["Orange", "99"]);
    expect(labels("f.category_ids=5&f.manufacturer=HALO")).toEqual(["Audio", "HALO"]);
  });

  test("CATALOG-12 a price range has one bound or two, and cents only where needed", () => {
    expect(labels("f.current_price=40-260")).toEqual(["€40 – €260"]);
    expect(labels("f.current_price=1000.5-")).toEqual(["from €1\u202f000.50"]);
    expect(labels("f.current_price=-90", "lt")).toEqual(["iki 90\u00a0€"]);
  });

  test("CATALOG-11 a discount is shown in percent; 0 and 100 are not shown as bounds", () => {
    expect(labels("f.discount_percentage=-0.9")).toEqual(["Discount from 10%"]);
    expect(labels("f.discount_percentage=0-0.9")).toEqual(["Discount from 10%"]);
    expect(labels("f.discount_percentage=0.5-0.9")).toEqual(["Discount 10–50%"]);
    expect(labels("f.discount_percentage=0.5-")).toEqual(["Discount up to 50%"]);
  });

  test("CATALOG-12 each filter can be removed alone", () => {
    const filters = readListing(new URLSearchParams("f.manufacturer=A&f.manufacturer=B&f.current_price=1-2")).filters;
    const names = { facets: [], categoryNames: {}, currency: "EUR" };
    const choices = appliedChoices(filters, names, createTranslate("en", {}));
    expect(choices.map(({ without }) => Object.keys(without))).toEqual([
      ["manufacturer", "current_price"],
      ["manufacturer", "current_price"],
      ["manufacturer"],
    ]);
  });
});

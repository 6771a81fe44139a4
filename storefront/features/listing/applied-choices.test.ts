import { describe, expect, test } from "vitest";
import { readListing } from "../../../domain/listing/listing-query.ts";
import { messagesOf } from "../../../i18n/messages.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import { appliedChoices } from "./applied-choices.ts";
import type { TermsFacet } from "./listing-data.ts";

const colours: TermsFacet = {
  key: "additional_field_3",
  type: "terms",
  name: "Colour",
  display: "swatches",
  terms: [{ value: "31", label: "Orange", count: 4, swatch: "#e0793a" }],
};

function words(search: string, language: "en" | "lt" = "en"): string[] {
  const names = { facets: [colours], categoryNames: { "5": "Audio" }, currency: "EUR" };
  const t = createTranslate(language, messagesOf(language));
  return appliedChoices(readListing(new URLSearchParams(search)).filters, names, t).map(({ label }) => label);
}

describe("chosen filters in words", () => {
  test("CATALOG-12 a term is called as its option is; one without words by its value", () => {
    expect(words("f.additional_field_3=31&f.additional_field_3=99")).toEqual(["Orange", "99"]);
    expect(words("f.category_ids=5&f.manufacturer=HALO")).toEqual(["Audio", "HALO"]);
  });

  test("CATALOG-12 a price has one bound or two, cents only where there are some", () => {
    expect(words("f.current_price=40-260")).toEqual(["€40 – €260"]);
    expect(words("f.current_price=1000.5-")).toEqual(["from €1\u202f000.50"]);
    expect(words("f.current_price=-90", "lt")).toEqual(["iki 90\u00a0€"]);
  });

  test("CATALOG-11 a discount is told in percent; from 0 and up to 100 bound nothing", () => {
    expect(words("f.discount_percentage=-0.9")).toEqual(["Discount from 10%"]);
    expect(words("f.discount_percentage=0-0.9")).toEqual(["Discount from 10%"]);
    expect(words("f.discount_percentage=0.5-0.9")).toEqual(["Discount 10–50%"]);
    expect(words("f.discount_percentage=0.5-")).toEqual(["Discount up to 50%"]);
  });

  test("CATALOG-12 each can be taken away alone", () => {
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

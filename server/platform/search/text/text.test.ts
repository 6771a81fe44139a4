import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { fold } from "./fold.ts";
import { stem } from "./stem.ts";
import { chunksOf, joinedWords, noSpans, scanWords, skuForm, wordAt } from "./tokenize.ts";

function wordsOf(text: string): string[] {
  const spans = noSpans();
  scanWords(text, spans);
  const words = Array.from({ length: spans.count }, (_, index) => wordAt(text, spans, index));
  return [...words, ...joinedWords(text, spans)];
}

describe("folding", () => {
  test("diacritics of all five languages are folded", () => {
    expect(fold("ąčęėįšųūž")).toBe("aceeisuuz");
    expect(fold("āčēģīķļņšūž")).toBe("acegiklnsuz");
    expect(fold("õäöüšž")).toBe("oaousz");
    expect(fold("ёй")).toBe("еи");
    expect(fold("straße ærø łódź")).toBe("strasse aero lodz");
  });
});

describe("words of a text", () => {
  test("words are split at signs, and those written together are also one word", () => {
    expect(chunksOf("Sony WH-1000XM5, black!")).toEqual([["sony"], ["wh", "1000xm5"], ["black"]]);
    expect(wordsOf("T-shirt 128 GB")).toEqual(["t", "shirt", "128", "gb", "tshirt", "128gb"]);
    expect(wordsOf("6,1 colio")).toEqual(["6.1", "colio"]);
    expect(wordsOf("don’t")).toEqual(["don", "t", "dont"]);
    expect(wordsOf("ausi\u00adnės")).toContain("ausinės");
  });

  test("a SKU is its letters and digits", () => {
    expect(skuForm(" ab-12.34/x ")).toBe("ab1234x");
    expect(skuForm("6.15")).toBe("615");
  });

  test("T075 any text at all is split, folded and stemmed", () => {
    const languages: Language[] = ["en", "lt", "lv", "ee", "ru"];
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.constantFrom(...languages), (text, language) => {
        const stems = wordsOf(text).map((word) => stem(fold(word), language));
        expect(stems.every((one) => typeof one === "string")).toBe(true);
      }),
    );
    expect(wordsOf("\u0000\ud800 ** 😀 \u202e")).toEqual([]);
  });
});

describe("stems", () => {
  const sameStem: Readonly<Record<Language, readonly string[][]>> = {
    en: [
      ["shoe", "shoes"],
      ["watch", "watches"],
      ["battery", "batteries"],
      ["dress", "dresses"],
      ["box", "boxes"],
      ["case", "cases"],
    ],
    lt: [
      ["batas", "batai", "batų", "batais", "batus"],
      ["kuprinė", "kuprinės", "kuprinių", "kuprines"],
      ["laikrodis", "laikrodžiai", "laikrodžių", "laikrodžio"],
      ["dviratis", "dviračiai", "dviračio"],
      ["juodas", "juoda", "juodi", "juodų", "juodos"],
      ["telefonas", "telefono", "telefonui", "telefonuose"],
      ["išmanusis", "išmanieji", "išmaniųjų", "išmaniojo", "išmanioji", "išmanus"],
      ["nešiojamasis", "nešiojamieji", "nešiojamųjų", "nešiojamojo", "nešiojamas"],
      ["juodoji", "juodosios", "juoda"],
    ],
    lv: [
      ["telefons", "telefoni", "telefonu", "telefoniem"],
      ["kurpe", "kurpes", "kurpju", "kurpēm"],
      ["soma", "somas", "somu", "somām"],
      ["melns", "melna", "melni", "melnais"],
      ["skapis", "skapja", "skapji", "skapjus"],
    ],
    ee: [
      ["telefon", "telefoni", "telefonid", "telefonide", "telefoniga"],
      ["king", "kinga", "kingad", "kingade"],
      ["kott", "koti", "kotid"],
      ["arvuti", "arvutid", "arvutite"],
      ["kõrvaklapp", "kõrvaklapid", "kõrvaklappide"],
    ],
    ru: [
      ["наушник", "наушники", "наушников", "наушниками"],
      ["чёрный", "черная", "черные", "чёрных"],
      ["телефон", "телефоны", "телефона"],
    ],
  };

  test("forms of a word share a stem in each language", () => {
    for (const [language, groups] of Object.entries(sameStem) as [Language, string[][]][]) {
      for (const forms of groups) {
        const stems = new Set(forms.map((form) => stem(fold(form), language)));
        expect([...stems], forms.join(", ")).toHaveLength(1);
      }
    }
  });

  test("names with digits, short words and singulars in s stay as they are", () => {
    for (const word of ["wh1000xm5s", "bus", "glass", "tennis", "gas"]) expect(stem(word, "en")).toBe(word);
    expect(stem("aus", "lt")).toBe("aus");
  });
});

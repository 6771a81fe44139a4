import { describe, expect, test } from "vitest";
import { inShort } from "#domain/content/content/blocks.ts";
import { DEMO_LANGUAGE_CODES } from "../languages.ts";
import { ARTICLE_TEXTS } from "./texts/index.ts";

const FACTS = 3;
const figuresOf = (given: unknown) => [...new Set(JSON.stringify(given).match(/\{\w+\}/g))].sort();

describe.each(Object.entries(ARTICLE_TEXTS))("the article %s", (_name, texts) => {
  test("ROUTE-07 says in short what it is about, with three facts and the button that helps, in every language", () => {
    const english = inShort(texts.en.blocks).short;
    for (const language of DEMO_LANGUAGE_CODES) {
      const { short } = inShort(texts[language].blocks);
      expect(short?.facts, language).toHaveLength(FACTS);
      expect(short?.button, language).not.toBeNull();
      expect(figuresOf(short?.facts), language).toEqual(figuresOf(english?.facts));
    }
  });
});

import { describe, expect, test } from "vitest";
import type { Language } from "../domain/storefronts/storefront.ts";
import { messagesOf } from "./messages.ts";

/**
 * Words that a language does not use for a thing of the shop, because docs/glossary.md gives another one: a customer
 * meets one word per thing.
 */
const OTHER_WORDS: Readonly<Record<Exclude<Language, "en">, RegExp>> = {
  lt: /atsiėmimo punkt|pirkimo sutart|nenuskaitėme|judėjim(?:ų|as)|į lentyną/i,
  lv: /saņemšanas viet|gaisa krav|jūras krav|gaisa pārvadājum|transports|abonement|plauktā|ieradī/i,
  ee: /õhu-|õhutee|meretee|meritsi|väljastuspunkt|transport|kohaletoimetamine|reserveeri|postiindeks|saadeti[st]\b|riiulile/i,
  ru: /аккаунт|авиадоставк|морская доставк|резерв|отложен|на полку/i,
};

describe("the words of the shop", () => {
  test.each(Object.keys(OTHER_WORDS) as (keyof typeof OTHER_WORDS)[])(
    "REGION-05 %s has one word for each thing",
    (language) => {
      const texts = Object.entries(messagesOf(language));
      const other = texts.filter(([, text]) => OTHER_WORDS[language].test(text));
      expect(texts.length).toBeGreaterThan(1_000);
      expect(other).toEqual([]);
    },
  );
});

import { describe, expect, test } from "vitest";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { messagesOf } from "./messages.ts";

/**
 * Words that a language does not use for a thing of the shop, because docs/glossary.md gives another one: a customer
 * meets one word per thing.
 */
const OTHER_WORDS: Readonly<Record<Exclude<Language, "en">, RegExp>> = {
  lt: /atsiėmimo punkt|pirkimo sutart|nenuskaitėme|judėjim(?:ų|as)|į lentyną|persiuntimo prašym|siuntas(?: ir|,) prašym|svarstyklėse/i,
  lv: /saņemšanas viet|gaisa krav|jūras krav|gaisa pārvadājum|transports|abonement|plauktā|ieradī|\bblog[sāau]/i,
  ee: /õhu-|õhutee|meretee|meritsi|väljastuspunkt|transport|kohaletoimetamine|reserveeri|postiindeks|saadeti[st]\b|riiulile|(?<!\p{L})(?:sin(?:a|u|d|ult?)|sul(?:t|le)?)(?!\p{L})|lõpeb ise|edasisaatmise taotlu/iu,
  ru: /аккаунт|авиадоставк|морская доставк|резерв|отложен|на полку|запрос\S* на пересылку/i,
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

  test("REGION-05 ee names a command in one form, whichever page it is on", () => {
    const [english, estonian] = [messagesOf("en"), messagesOf("ee")];
    const forms = (text: string) =>
      new Set(Object.keys(english).flatMap((key) => (english[key] === text ? [estonian[key]] : [])));
    for (const command of ["Try again", "Save", "Cancel", "Remove"])
      expect([...forms(command)].length, command).toBeLessThanOrEqual(1);
  });
});

import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { messagesOf } from "#i18n/messages.ts";
import { RESTRICTIONS } from "./demo-rules.ts";

/** The wording that a rule for all countries requires in the text about its hazard. */
const WORDS = {
  "air refused": /(?:may not|cannot) fly/,
  "air limited": /may fly/,
  "any refused": /cannot be forwarded/,
  "any limited": /must/,
} as const;

test("FORWARDING-03 what is said of each hazard agrees with the rules, and proposes no way that may not exist", () => {
  const everywhere = RESTRICTIONS.filter(({ countryId }) => countryId === null);
  for (const { hazard, method, effect } of everywhere) {
    const rule = `${method === "air" ? "air" : "any"} ${effect}` as const;
    expect(messagesOf("en")[`customs.hazard.${hazard}`], hazard).toMatch(WORDS[rule]);
    for (const language of LANGUAGES)
      expect(messagesOf(language)[`customs.hazard.${hazard}`]).not.toMatch(/\bsea\b|jūra|морем|pa jūru|laevaga/);
  }
});

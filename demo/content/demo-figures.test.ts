import { expect, test } from "vitest";
import { DEMO_LANGUAGE_CODES } from "../languages.ts";
import { DEMO_STOREFRONTS, type DemoStorefront } from "../storefronts.ts";
import { demoFigures } from "./demo-figures.ts";
import { legalFactsOf } from "./legal-facts.ts";
import { estonianAgreement } from "./purchase-agreement/ee.ts";
import { englishAgreement } from "./purchase-agreement/en.ts";
import { lithuanianAgreement } from "./purchase-agreement/lt.ts";
import { latvianAgreement } from "./purchase-agreement/lv.ts";
import { russianAgreement } from "./purchase-agreement/ru.ts";
import { texts as refused } from "./texts/questions/payment/refused/index.ts";
import { texts as reserved } from "./texts/questions/shopping/reserved/index.ts";

const SHOP = DEMO_STOREFRONTS[0] as DemoStorefront;

test("T124 every text takes from the rules how long an unpaid order is kept: the terms and the questions agree with the mails", () => {
  const agreements = {
    ee: estonianAgreement,
    en: englishAgreement,
    lt: lithuanianAgreement,
    lv: latvianAgreement,
    ru: russianAgreement,
  };
  for (const language of DEMO_LANGUAGE_CODES) {
    const agreement = agreements[language](legalFactsOf(SHOP, language));
    for (const text of [agreement.blocks, refused[language].blocks, reserved[language].blocks]) {
      const written = JSON.stringify(text);
      expect(written, language).toContain("{guestOrderHours}");
      expect(written, language).toContain("{unpaidOrderHours}");
      expect(written, language).not.toMatch(/\b(?:30 min|72 )/);
    }
  }
});

test("the last safe day for a gift is never a day that is over", () => {
  const on = (day: string) => demoFigures(SHOP, "en", new Date(day));
  expect(on("2026-10-01")).toMatchObject({ giftAirBy: "until 2026-12-11", giftSeaBy: "until 2026-11-04" });
  expect(on("2026-11-17")).toMatchObject({ giftAirBy: "until 2026-12-11", giftSeaBy: "too late this year" });
  expect(on("2026-12-26")).toMatchObject({ giftSeaBy: "until 2027-11-04" });
});

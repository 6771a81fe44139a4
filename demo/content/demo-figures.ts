import { htmlLanguage } from "#domain/operations/storefronts/storefront.ts";
import { CARRIER_NAMES } from "#domain/selling/delivery/courier.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { formatKilograms } from "#i18n/format.ts";
import { messagesOf } from "#i18n/messages.ts";
import { createTranslate, type Translate } from "#i18n/translate.ts";
import { DEMO_COURIERS } from "../delivery/demo-couriers.ts";
import type { DemoLanguage } from "../languages.ts";
import { paymentMethodNames } from "../payment-methods.ts";
import type { DemoStorefront } from "../storefronts.ts";
import { legalFactsOf } from "./legal-facts.ts";

const GIFTS_BY = "12-24";
/** The longest duration of each leg, and a reserve for busy weeks. */
const AIR_DAYS = 13;
const SEA_DAYS = 50;
const PACKING_DAYS = 3;
const BUYING_DAYS = 9;
const WARRANTY_YEARS = 2;
const COMPLAINT_DAYS = 14;

export const pickupCouriers = ({ country }: DemoStorefront) =>
  DEMO_COURIERS.filter(({ type, countries }) => type === "pickup" && countries.includes(country));

/** The figures of texts that are not in the settings: facts about the demo's brands, and promises of its editors. */
export function demoFigures(storefront: DemoStorefront, language: DemoLanguage, today: Date) {
  const t = createTranslate(language, messagesOf(language));
  const { email, legalName, legalAddress, consumerBody } = legalFactsOf(storefront, language);
  const named = (names: readonly string[]) =>
    new Intl.ListFormat(htmlLanguage(language), { type: "conjunction" }).format([...new Set(names)]);
  return {
    supportMail: email,
    legalName,
    legalAddress,
    consumerBody,
    warrantyYears: t("content.figure.years", { count: WARRANTY_YEARS, amount: WARRANTY_YEARS }),
    complaintDays: t("content.figure.days", { count: COMPLAINT_DAYS, amount: COMPLAINT_DAYS }),
    paymentMethods: named(paymentMethodNames(storefront.code).map((name) => t(`payment.method.${name}`))),
    ...pickupFigures(storefront, language, named),
    ...giftDays(today, t),
  };
}

function pickupFigures(storefront: DemoStorefront, language: DemoLanguage, named: (names: string[]) => string) {
  const couriers = pickupCouriers(storefront);
  if (couriers.length === 0) return {};
  const t = createTranslate(language, messagesOf(language));
  const least = Math.min(...couriers.map(({ days }) => days[0]));
  const most = Math.max(...couriers.map(({ days }) => days[1]));
  const grams = Math.min(...couriers.map(({ maxKilograms }) => maxKilograms)) * 1_000;
  const weight = formatKilograms(grams, language, { least: 0, most: 1 });
  return {
    pickupCarriers: named(couriers.map(({ carrier }) => CARRIER_NAMES[carrier])),
    pickupDays: t("content.figure.days", { count: most, amount: `${least}–${most}` }),
    pickupMaxKg: t("content.figure.kilograms", { weight }),
  };
}

function giftDay(today: Date): number {
  const isOver = today.toISOString().slice(5, 10) > GIFTS_BY;
  return Date.parse(`${today.getUTCFullYear() + (isOver ? 1 : 0)}-${GIFTS_BY}`);
}

/** The start of the day after the gifts. */
export const giftsOver = (today: Date) => new Date(giftDay(today) + DAY_MS);

/** The last safe days before the next 24 December; a day that is over is not offered. */
function giftDays(today: Date, t: Translate) {
  const gifts = giftDay(today);
  const now = today.toISOString().slice(0, 10);
  const before = (days: number) => {
    const day = new Date(gifts - days * DAY_MS).toISOString().slice(0, 10);
    return day < now ? t("content.figure.too-late") : t("content.figure.until", { day });
  };
  return {
    giftAirBy: before(AIR_DAYS),
    giftSeaBy: before(SEA_DAYS),
    giftForwardAirBy: before(AIR_DAYS + PACKING_DAYS),
    giftForwardSeaBy: before(SEA_DAYS + PACKING_DAYS),
    giftBuyAirBy: before(AIR_DAYS + PACKING_DAYS + BUYING_DAYS),
    giftBuySeaBy: before(SEA_DAYS + PACKING_DAYS + BUYING_DAYS),
  };
}

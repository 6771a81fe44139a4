import { WITHDRAWAL_DAYS } from "#domain/aftersales/withdrawals/withdrawal-window.ts";
import { MOST_PARCELS, UNPAID_REQUEST_DAYS } from "#domain/forwarding/forward-requests/request-machine.ts";
import { chargeableWeight, type Parcel } from "#domain/forwarding/freight/chargeable-weight.ts";
import { AIR_WEIGHT_RULE, volumeGrams } from "#domain/forwarding/parcels/charged-weight.ts";
import { EXTENDED_BY_DAYS } from "#domain/forwarding/parcels/parcel-services.ts";
import { ABANDONED_AFTER_DAYS, MISSING_AFTER_DAYS } from "#domain/forwarding/parcels/storage.ts";
import { MOST_ITEMS } from "#domain/forwarding/quotes/quote-items.ts";
import { MOST_ANSWER_DAYS, QUOTE_DRAFT_DAYS, QUOTE_VALID_HOURS } from "#domain/forwarding/quotes/quote-machine.ts";
import { INVOICE_DAYS } from "#domain/money/invoices/invoice-machine.ts";
import { TOP_UP_MAXIMUM, TOP_UP_MINIMUM } from "#domain/money/payments/top-up-limits.ts";
import { LINK_LIFETIME_MS } from "#domain/people/identity/link-lifetimes.ts";
import { MIN_PASSWORD_CHARACTERS } from "#domain/people/identity/password-rules.ts";
import { RESERVED_AT_MOST_MINUTES, RESERVED_FOR_MINUTES } from "#domain/selling/cart/reservation-times.ts";
import { GUEST_ORDER_HOURS, UNPAID_ORDER_HOURS } from "#domain/selling/orders/order-machine.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { FigureWriter } from "./figure-writer.ts";
import type { Figures } from "./figures.ts";

/** Figures from the rules of the product, the same in every storefront. */
export const ruleFigures = (write: FigureWriter): Figures => ({
  withdrawalDays: write.days(WITHDRAWAL_DAYS),
  cartMinutes: write.minutes(RESERVED_FOR_MINUTES),
  cartMostMinutes: write.minutes(RESERVED_AT_MOST_MINUTES),
  unpaidOrderHours: write.hours(UNPAID_ORDER_HOURS),
  guestOrderHours: write.hours(GUEST_ORDER_HOURS),
  invoiceDays: write.days(INVOICE_DAYS),
  topUpMinimum: write.money(TOP_UP_MINIMUM),
  topUpMaximum: write.money(TOP_UP_MAXIMUM),
  resetMinutes: write.minutes(LINK_LIFETIME_MS["reset-password"] / MINUTE_MS),
  passwordLength: String(MIN_PASSWORD_CHARACTERS),
  mostParcels: String(MOST_PARCELS),
  unpaidRequestDays: write.days(UNPAID_REQUEST_DAYS),
  longerStorageDays: write.days(EXTENDED_BY_DAYS),
  abandonedAfterDays: write.days(ABANDONED_AFTER_DAYS),
  missingAfterDays: write.days(MISSING_AFTER_DAYS),
  quoteMostItems: String(MOST_ITEMS),
  quoteValidHours: write.hours(QUOTE_VALID_HOURS),
  quoteDraftDays: write.days(QUOTE_DRAFT_DAYS),
  answerDays: write.days(MOST_ANSWER_DAYS),
  airDivisor: String(AIR_WEIGHT_RULE.volumeDivisor),
  airStep: write.kilograms(AIR_WEIGHT_RULE.stepGrams),
  ...Object.assign({}, ...Object.entries(BOXES).map(([name, box]) => boxFigures(name, box, write))),
});

/** The boxes that texts measure: a pillow, the same one rolled, and books. */
const BOXES: Readonly<Record<string, Parcel>> = {
  pillow: { weightGrams: 1_200, lengthMm: 500, widthMm: 400, heightMm: 200 },
  rolled: { weightGrams: 1_200, lengthMm: 400, widthMm: 300, heightMm: 150 },
  books: { weightGrams: 6_000, lengthMm: 300, widthMm: 200, heightMm: 150 },
};

const HUNDRED_GRAMS = 100;

const boxFigures = (name: string, box: Parcel, write: FigureWriter): Figures => ({
  [`${name}VolumeKg`]: write.kilograms(Math.ceil(volumeGrams(box) / HUNDRED_GRAMS) * HUNDRED_GRAMS),
  [`${name}ChargedKg`]: write.kilograms(chargeableWeight(box, AIR_WEIGHT_RULE).grams),
});

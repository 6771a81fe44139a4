import type { Random } from "./rig/random.ts";
import { recoveringSpeed } from "./rig/response-times.ts";
import type { ShopOptions } from "./rig/shop.ts";
import { withSteadyMemory } from "./rig/steady-memory.ts";
import type { Scenario } from "./rig/trial.ts";
import { approvedByOwners } from "./scenarios/approvals.ts";
import { earlyReports, hangingCarrier, lostReports, shippedRequest, shuffledReports } from "./scenarios/carriers.ts";
import { approvedByMany, CLAIM_POINTS, killedWhileClaimed } from "./scenarios/claims.ts";
import { commitAnswerLost, connectionsCut, databaseGone, thenStopped } from "./scenarios/database.ts";
import { orderExpires, reservationEnds } from "./scenarios/expiry.ts";
import { invoiceExpires } from "./scenarios/invoices.ts";
import {
  killedWhilePriceRose,
  killedWhileUnavailable,
  RISE_POINTS,
  UNAVAILABLE_POINTS,
} from "./scenarios/killed-buying.ts";
import {
  killedWhileLabelling,
  killedWhileMeasuring,
  killedWhilePacking,
  LABEL_POINTS,
  MEASURE_POINTS,
} from "./scenarios/killed-packing.ts";
import { killedWhileRefunding, REFUND_POINTS } from "./scenarios/killed-refunds.ts";
import {
  CALLBACK_POINTS,
  killedAtAnyMoment,
  killedWhileNotified,
  killedWhilePaying,
  PAY_POINTS,
} from "./scenarios/kills.ts";
import { lastItemsAtPay, lastItemsInCarts, sharedStockInOneCart, shuffledLines } from "./scenarios/last-items.ts";
import { duplicates, lost, returnAndNotification, wrongMoney } from "./scenarios/notifications.ts";
import { oneBalanceManyMovements, oneBalanceManyPayments } from "./scenarios/one-balance.ts";
import {
  cancelAgainstStart,
  draftsExchangeParcels,
  measuredByMany,
  requestExpires,
  tabsTakeParcel,
} from "./scenarios/one-parcel.ts";
import { calledOffAfterPaid, paidBeforeAnswer, refundedBeforePaid } from "./scenarios/out-of-order.ts";
import { cancelledWhilePaid } from "./scenarios/paid-together.ts";
import { limitedCode } from "./scenarios/promotions.ts";
import { failingProvider, hangingProvider } from "./scenarios/providers.ts";
import {
  quoteExpires,
  riseByMany,
  riseExpires,
  unavailableByMany,
  versionAgainstAccept,
  versionAgainstPayment,
} from "./scenarios/quotes.ts";
import { staffChange } from "./scenarios/staff.ts";
import { cardAgainstBalance, tabsByBalance, tabsByCard } from "./scenarios/two-tabs.ts";
import { diskFails, killedInUploads } from "./scenarios/uploads.ts";
import { killedWhileWithdrawn, WITHDRAWAL_POINTS, withdrawnWhileRefunded } from "./scenarios/withdrawals.ts";

export interface Planned {
  name: string;
  trials: number;
  /** The seed also decides the size of the trial. */
  scenario(random: Random, seed: number): Scenario;
  /** Its trials run on several shops at the same time. */
  mostlyWaits?: boolean;
  shop?: ShopOptions;
}

const always = (scenario: Scenario) => () => scenario;

/** Races: requests of several clients, or of a provider, at the same moment. */
export const RACES: readonly Planned[] = [
  { name: "F03 duplicate notifications", trials: 60, scenario: always(duplicates(50)) },
  { name: "F04 refunded before paid", trials: 40, scenario: always(refundedBeforePaid) },
  { name: "F04 called off after paid", trials: 40, scenario: always(calledOffAfterPaid) },
  { name: "F04 paid before the answer", trials: 20, scenario: always(paidBeforeAnswer) },
  { name: "F05 lost notifications", trials: 20, mostlyWaits: true, scenario: always(lost) },
  { name: "F06 return and notification", trials: 80, scenario: always(returnAndNotification) },
  { name: "F14 tabs by card", trials: 120, scenario: (random) => tabsByCard(random.between(2, 20)) },
  { name: "F14 tabs by balance", trials: 80, scenario: (random) => tabsByBalance(random.between(2, 20)) },
  { name: "F14 card against balance", trials: 80, scenario: (random) => cardAgainstBalance(random.between(1, 6)) },
  {
    name: "F15 last items in carts",
    trials: 120,
    scenario: (random) => lastItemsInCarts(random.pick([2, 10, 100]), random.pick([1, 7])),
  },
  {
    name: "F14 withdrawals against a refund",
    trials: 60,
    scenario: (random) => withdrawnWhileRefunded(random.between(1, 6)),
  },
  {
    name: "F14 approvals of one claim",
    trials: 60,
    scenario: (random) => approvedByMany(random.between(2, 10), random.pick([true, false])),
  },
  {
    name: "F14 owners approve one payment",
    trials: 60,
    scenario: (random) =>
      approvedByOwners({
        owners: random.between(2, 6),
        arePaying: random.pick([true, true, false]),
        isSentBack: random.pick([true, false]),
      }),
  },
  { name: "F15 500 buyers", trials: 2, scenario: (random) => lastItemsInCarts(500, random.pick([1, 7])) },
  {
    name: "F15 last items at pay",
    trials: 80,
    scenario: (random) => lastItemsAtPay(random.pick([2, 10]), random.pick([1, 7])),
  },
  { name: "F15 100 pay at once", trials: 2, scenario: (random) => lastItemsAtPay(100, random.pick([1, 7])) },
  { name: "F16 shared stock in one cart", trials: 40, scenario: always(sharedStockInOneCart) },
  { name: "F17 one balance, many payments", trials: 10, scenario: always(oneBalanceManyPayments(50)) },
  { name: "F17 payments, top-up and refund", trials: 20, scenario: always(oneBalanceManyMovements(10)) },
  { name: "F18 a code for 1 or 10", trials: 16, scenario: (random) => limitedCode(20, random.pick([1, 10])) },
  { name: "F18 a code, 100 buyers", trials: 2, scenario: (random) => limitedCode(100, random.pick([1, 10])) },
  { name: "F19 reservation against pay", trials: 160, mostlyWaits: true, scenario: always(reservationEnds) },
  { name: "F19 order against payment", trials: 60, mostlyWaits: true, scenario: always(orderExpires) },
  {
    name: "F20 staff change while paying",
    trials: 40,
    scenario: (random) => staffChange(random.pick(["stock", "price", "withdrawal"])),
  },
  { name: "F21 shuffled lines", trials: 8, scenario: always(shuffledLines(100)) },
];

/** Races of forwarding: parcels, requests, invoices, and the reports of carriers. */
export const FORWARDING_RACES: readonly Planned[] = [
  { name: "F31 tabs take one parcel", trials: 120, scenario: (random) => tabsTakeParcel(random.between(2, 20)) },
  {
    name: "F31 drafts exchange parcels",
    trials: 40,
    scenario: (random) => draftsExchangeParcels(random.between(2, 8)),
  },
  { name: "F32 measured by many", trials: 40, scenario: (random) => measuredByMany(random.between(2, 6)) },
  { name: "F33 shuffled reports", trials: 60, scenario: (random) => shuffledReports(random.pick([2, 10, 50])) },
  {
    name: "F33 shuffled for a request",
    trials: 40,
    scenario: (random) => shuffledReports(random.pick([2, 10, 50]), shippedRequest),
  },
  { name: "F33 lost reports", trials: 12, mostlyWaits: true, scenario: always(lostReports()) },
  { name: "F33 lost for a request", trials: 12, mostlyWaits: true, scenario: always(lostReports(shippedRequest)) },
  { name: "F33 early reports", trials: 24, mostlyWaits: true, scenario: always(earlyReports()) },
  { name: "F33 early for a request", trials: 24, mostlyWaits: true, scenario: always(earlyReports(shippedRequest)) },
  { name: "F35 invoice against payment", trials: 60, mostlyWaits: true, scenario: always(invoiceExpires) },
  { name: "F35 request against payment", trials: 60, mostlyWaits: true, scenario: always(requestExpires) },
  { name: "F35 cancel against packing", trials: 40, scenario: always(cancelAgainstStart) },
  { name: "F37 paid together", trials: 60, mostlyWaits: true, scenario: always(cancelledWhilePaid) },
];

/** Races of quotes: versions, payments, and items that are bought. */
export const QUOTE_RACES: readonly Planned[] = [
  { name: "F34 version against accept", trials: 40, scenario: (random) => versionAgainstAccept(random.between(1, 5)) },
  { name: "F34 version against payment", trials: 60, mostlyWaits: true, scenario: always(versionAgainstPayment) },
  { name: "F35 quote against payment", trials: 60, mostlyWaits: true, scenario: always(quoteExpires) },
  { name: "F35 unavailable by many", trials: 30, scenario: (random) => unavailableByMany(random.between(2, 6)) },
  { name: "F35 rise by many", trials: 30, scenario: (random) => riseByMany(random.between(2, 6)) },
  { name: "F35 rise against payment", trials: 40, mostlyWaits: true, scenario: always(riseExpires) },
];

/** Consecutive seeds take one point after the other. */
const eachOf =
  <Point>(points: readonly Point[], die: (point: Point) => Scenario) =>
  (_random: Random, seed: number): Scenario =>
    die(points[seed % points.length] as Point);

/** Processes killed, connections cut, and providers that fail. */
export const FAULTS: readonly Planned[] = [
  {
    name: "F01 seven points of paying",
    trials: 3 * PAY_POINTS.length,
    mostlyWaits: true,
    scenario: eachOf(PAY_POINTS, killedWhilePaying),
  },
  { name: "F01 random kills", trials: 200, mostlyWaits: true, scenario: always(killedAtAnyMoment) },
  {
    name: "F02 four points of a notification",
    trials: 3 * CALLBACK_POINTS.length,
    mostlyWaits: true,
    scenario: eachOf(CALLBACK_POINTS, killedWhileNotified),
  },
  {
    name: "F02 five points of refunding",
    trials: 3 * REFUND_POINTS.length,
    mostlyWaits: true,
    scenario: eachOf(REFUND_POINTS, killedWhileRefunding),
  },
  {
    name: "F02 seven points of a withdrawal",
    trials: 3 * WITHDRAWAL_POINTS.length,
    mostlyWaits: true,
    scenario: eachOf(WITHDRAWAL_POINTS, killedWhileWithdrawn),
  },
  {
    name: "F02 seven points of a claim",
    trials: 3 * CLAIM_POINTS.length,
    mostlyWaits: true,
    scenario: eachOf(CLAIM_POINTS, killedWhileClaimed),
  },
  { name: "F07 connections cut", trials: 1, scenario: always(thenStopped(recoveringSpeed(connectionsCut(60, 4)))) },
  {
    name: "F08 frozen or restarted",
    trials: 6,
    scenario: (random) => databaseGone(random.pick(["freeze", "goAway"]), 20, random.between(4, 14)),
    shop: { throughProxy: true },
  },
  { name: "F09 lost COMMIT answer", trials: 30, scenario: always(commitAnswerLost), shop: { throughProxy: true } },
  { name: "F10 hanging provider", trials: 1, scenario: always(recoveringSpeed(hangingProvider("hang"))) },
  { name: "F10 one byte a second", trials: 1, scenario: always(recoveringSpeed(hangingProvider("drip"))) },
  { name: "F11 provider answers 500", trials: 1, scenario: always(failingProvider("500")) },
  { name: "F11 provider answers 429", trials: 1, scenario: always(failingProvider("429")) },
  { name: "F11 malformed answers", trials: 1, scenario: always(failingProvider("malformed")) },
  { name: "F11 wrong money", trials: 12, scenario: always(wrongMoney) },
];

/** Processes and disks that fail while parcels are packed and files uploaded. */
export const FORWARDING_FAULTS: readonly Planned[] = [
  {
    name: "F32 five points of measuring",
    trials: 5 * MEASURE_POINTS.length,
    mostlyWaits: true,
    scenario: eachOf(MEASURE_POINTS, killedWhileMeasuring),
  },
  {
    name: "F32 six points of a label",
    trials: 4 * LABEL_POINTS.length,
    mostlyWaits: true,
    scenario: eachOf(LABEL_POINTS, killedWhileLabelling),
  },
  { name: "F32 random kills", trials: 20, mostlyWaits: true, scenario: always(killedWhilePacking) },
  { name: "F36 disk fails in uploads", trials: 24, scenario: always(diskFails) },
  { name: "F36 killed in uploads", trials: 12, mostlyWaits: true, scenario: always(killedInUploads) },
  { name: "F38 hanging carrier", trials: 1, scenario: always(hangingCarrier) },
];

/** Processes that die while items of quotes are left out, or rise in price. */
export const QUOTE_FAULTS: readonly Planned[] = [
  {
    name: "F35 nine points of unavailable",
    trials: 3 * UNAVAILABLE_POINTS.length,
    mostlyWaits: true,
    scenario: eachOf(UNAVAILABLE_POINTS, killedWhileUnavailable),
  },
  {
    name: "F35 four points of a rise",
    trials: 4 * RISE_POINTS.length,
    mostlyWaits: true,
    scenario: eachOf(RISE_POINTS, killedWhilePriceRose),
  },
];

/** The faults of a soak: those that leave the process running, so that its memory can be followed. */
const SOAKED: readonly Scenario[] = [
  duplicates(50),
  refundedBeforePaid,
  calledOffAfterPaid,
  returnAndNotification,
  connectionsCut(5, 2, 300),
  databaseGone("freeze", 3, 4),
  databaseGone("goAway", 2, 4),
  commitAnswerLost,
  failingProvider("500"),
  wrongMoney,
];

/** One shop, one fault after the other, each checked: nothing is lost and memory does not grow (F30). */
export const SOAK: readonly Planned[] = [
  {
    name: "F30 soak",
    trials: Number(process.env.FAULT_SOAK_TRIALS ?? 40),
    scenario: (random) => withSteadyMemory(random.pick(SOAKED)),
    shop: { throughProxy: true },
  },
];

import { describe, test, vi } from "vitest";
import { shopOfThisFile } from "#testing/faults-shop.ts";
import { approvedByOwners } from "./scenarios/approvals.ts";
import { approvedByMany } from "./scenarios/claims.ts";
import { orderExpires, reservationEnds } from "./scenarios/expiry.ts";
import { invoiceExpires } from "./scenarios/invoices.ts";
import { lastItemsAtPay, lastItemsInCarts, sharedStockInOneCart, shuffledLines } from "./scenarios/last-items.ts";
import { oneBalanceManyMovements, oneBalanceManyPayments } from "./scenarios/one-balance.ts";
import {
  cancelAgainstStart,
  draftsExchangeParcels,
  measuredByMany,
  requestExpires,
  tabsTakeParcel,
} from "./scenarios/one-parcel.ts";
import { cancelledWhilePaid } from "./scenarios/paid-together.ts";
import { limitedCode } from "./scenarios/promotions.ts";
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
import { diskFails } from "./scenarios/uploads.ts";
import { withdrawnWhileRefunded } from "./scenarios/withdrawals.ts";

// Processes are started, and other tests run beside.
vi.setConfig({ testTimeout: 900_000 });

const holds = shopOfThisFile();

describe("requests that are released together, then I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13 I14 I15 I16 I17", () => {
  test("F14 several tabs pay one checkout by card: one order, one payment, the others are refunded", () =>
    holds(tabsByCard(4), 2));
  test("F14 several tabs pay one checkout from the balance: one of them does", () => holds(tabsByBalance(6), 2));
  test("F14 a card against the balance: one of them pays, the other is not charged or refunded", () =>
    holds(cardAgainstBalance(3), 2));
  test("F14 I14 tabs withdraw from an order while staff refund it: its money is refunded once", () =>
    holds(withdrawnWhileRefunded(3), 2));
  test("F14 T121 ten members approve one claim: one of them does, and its money is refunded once", () =>
    holds(approvedByMany(10, false), 2));
  test("F14 T118 three owners approve one payment of a buyer while a fourth sends it back: one decides, and pays once", () =>
    holds(approvedByOwners({ owners: 3, arePaying: true, isSentBack: true }), 2));
  test("F15 I12 the last piece goes into one of twenty carts", () => holds(lastItemsInCarts(20, 1)));
  test("F15 the last seven pieces go into seven of fifty carts", () => holds(lastItemsInCarts(50, 7)));
  test("F15 six pay for the last piece at once: one order, five are refused before they are charged", () =>
    holds(lastItemsAtPay(6, 1)));
  test("F16 the demand of one cart is summed", () => holds(sharedStockInOneCart));
  test("F17 I2 a balance for one of eight payments at once pays one", () => holds(oneBalanceManyPayments(8)));
  test("F17 I2 payments, a top-up and a refund move one balance at once", () => holds(oneBalanceManyMovements(4)));
  test("F18 I6 a code for two among six buyers, of whom one cancels twice at once", () => holds(limitedCode(6, 2)));
  test("F19 I12 a reservation expires while its buyer pays: one of two buyers gets the piece", () =>
    holds(reservationEnds, 4));
  test("F19 an order expires while it is paid: paid, or refunded and the other buyer served", () =>
    holds(orderExpires, 2));
  test("F35 I14 an invoice expires while it is paid: paid, or its money is refunded", () => holds(invoiceExpires, 3));
  test("F31 I13 ten tabs take one parcel: one gets it, the others read that it is taken", () =>
    holds(tabsTakeParcel(10), 3));
  test("F31 drafts that exchange the same parcels do not block each other", () => holds(draftsExchangeParcels(5)));
  test("F32 I14 three members measure one request: one of them does, and money is refunded once", () =>
    holds(measuredByMany(3)));
  test("F35 I14 a forward request expires while it is paid: paid, or its money is refunded", () =>
    holds(requestExpires, 3));
  test("F35 I14 a paid request is cancelled while its packing begins: one of both", () => holds(cancelAgainstStart, 2));
  test("F34 I18 a new version while tabs accept the old one: nobody is charged for what was not shown last", () =>
    holds(versionAgainstAccept(3)));
  test("F34 I18 a new version while the old one is paid: paid, or its money is refunded", () =>
    holds(versionAgainstPayment, 2));
  test("F35 I18 a quote expires while it is paid: paid, or its money is refunded", () => holds(quoteExpires, 2));
  test("F35 I18 three members find one item unavailable: its money is refunded once", () =>
    holds(unavailableByMany(3)));
  test("F35 I18 three members report one risen price: its customer is asked once", () => holds(riseByMany(3)));
  test("F35 I18 a risen price expires while it is paid: bought, or both sums are refunded", () =>
    holds(riseExpires, 2));
  test("F37 I14 two requests are paid together while one is cancelled: its share is refunded once", () =>
    holds(cancelledWhilePaid, 3));
  test("F36 I17 the disk fails while files are uploaded: none is half there, and all can be repeated", () =>
    holds(diskFails));
  test("F20 T113 staff set the stock to 0 during a payment", () => holds(staffChange("stock")));
  test("F20 T113 the price changes during a payment", () => holds(staffChange("price")));
  test("F20 the product is taken off sale during a payment", () => holds(staffChange("withdrawal")));
  test("F21 the same five goods in shuffled order: no deadlock", () => holds(shuffledLines(12)));
});

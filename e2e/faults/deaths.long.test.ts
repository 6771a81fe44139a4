import { describe, test, vi } from "vitest";
import { holdsInOwnShop } from "#testing/faults-shop.ts";
import { killedWhileClaimed } from "./scenarios/claims.ts";
import { killedWhilePriceRose, killedWhileUnavailable } from "./scenarios/killed-buying.ts";
import { killedWhileLabelling, killedWhileMeasuring } from "./scenarios/killed-packing.ts";
import { killedWhileRefunding } from "./scenarios/killed-refunds.ts";
import { killedAtAnyMoment } from "./scenarios/kills.ts";
import { killedInUploads } from "./scenarios/uploads.ts";
import { killedWhileWithdrawn } from "./scenarios/withdrawals.ts";

vi.setConfig({ testTimeout: 1_200_000 });

describe.concurrent("a process dies, then I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13 I14 I15 I16 I17", () => {
  test("F01 killed at a random moment of paying", () => holdsInOwnShop(killedAtAnyMoment));
  test("F02 I5 killed after the provider refunded, before that was saved: it is refunded once", () =>
    holdsInOwnShop(killedWhileRefunding("refund.3-after-provider")));
  test("F02 I14 killed while it stops an order that was withdrawn from: its money is refunded once", () =>
    holdsInOwnShop(killedWhileWithdrawn("withdrawal.1-before-commit")));
  test("F02 T121 killed while it refunds the money of a claim: it is refunded once", () =>
    holdsInOwnShop(killedWhileClaimed("claim.2-after-commit")));
  test("F32 I14 killed after packed boxes were recorded, before the answer: the difference is refunded once", () =>
    holdsInOwnShop(killedWhileMeasuring("forwarding.measure after commit")));
  test("F32 killed after the carrier made a label, before it was saved: there is one label", () =>
    holdsInOwnShop(killedWhileLabelling("label.2-after-carrier")));
  test("F35 I18 killed while an item is left out: its money is refunded once", () =>
    holdsInOwnShop(killedWhileUnavailable("quotes.itemUnavailable after commit")));
  test("F35 I18 killed while a risen price is recorded: its customer is asked once", () =>
    holdsInOwnShop(killedWhilePriceRose("price-rose.2-invoiced")));
  test("F36 I17 killed while files are uploaded: what was acknowledged can be read", () =>
    holdsInOwnShop(killedInUploads));
});

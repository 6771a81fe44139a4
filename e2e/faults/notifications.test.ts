import { describe, test, vi } from "vitest";
import { shopOfThisFile } from "#testing/faults-shop.ts";
import { duplicates, lost, returnAndNotification, wrongMoney } from "./scenarios/notifications.ts";
import { calledOffAfterPaid, paidBeforeAnswer, refundedBeforePaid } from "./scenarios/out-of-order.ts";
import { failingProvider, hangingProvider } from "./scenarios/providers.ts";

vi.setConfig({ testTimeout: 900_000 });

const holds = shopOfThisFile();

describe("notifications and answers of providers, then I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12", () => {
  test("F03 I4 fifty copies of a notification at once have one effect, and all are answered with 200", () =>
    holds(duplicates(50), 2));
  test("F04 refunded before paid: ends in the provider's present state", () => holds(refundedBeforePaid, 2));
  test("F04 called off after it was paid: ends in the provider's present state", () => holds(calledOffAfterPaid, 2));
  test("F04 paid before the provider has answered our own request", () => holds(paidBeforeAnswer));
  test("F05 I5 a payment whose notification never comes is found by asking the provider", () => holds(lost));
  test("F06 the payer's return and the notification in the same moment see one order", () =>
    holds(returnAndNotification, 3));
  test("F11 T120 another amount or currency is parked for staff and pays nothing", () => holds(wrongMoney, 2));
  test("F10 I11 waiting for a provider that hangs holds no lock and no connection, and others buy meanwhile", () =>
    holds(hangingProvider("hang")));
  test("F11 a provider that fails is not offered for a while, the others work", () => holds(failingProvider("500")));
});

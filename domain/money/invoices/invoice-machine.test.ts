import { expect, test } from "vitest";
import { actorsOf, finalStates, machineProblems, targetsOf } from "#testing/machines.ts";
import { fromMinor } from "../money/money.ts";
import { INVOICE_MACHINE } from "./invoice-machine.ts";
import { INVOICE_EVENTS, type InvoiceEvent } from "./invoice-states.ts";
import { invoiceSums } from "./invoice-sums.ts";

/** Where each event leads from awaiting_payment, paid, declined, cancelled and expired, and who may cause it. */
const EXPECTED: Record<InvoiceEvent, [targets: string, actors: string]> = {
  pay: ["paid - - - -", "customer provider"],
  decline: ["declined - - - -", "customer"],
  cancel: ["cancelled - - - -", "staff"],
  expire: ["expired - - - -", "system"],
};

test("I10 FORWARDING-09 an invoice that waits is paid, declined, cancelled or expires, and then stays so", () => {
  expect(machineProblems(INVOICE_MACHINE)).toEqual([]);
  for (const event of INVOICE_EVENTS) {
    expect([targetsOf(INVOICE_MACHINE, event), actorsOf(INVOICE_MACHINE, event)], event).toEqual(EXPECTED[event]);
  }
  expect(finalStates(INVOICE_MACHINE)).toEqual(["paid", "declined", "cancelled", "expired"]);
});

test("I9 the customer hears of what others do to an invoice", () => {
  const effects = INVOICE_MACHINE.transitions.map(({ event, effects: follow = [] }) => [event, ...follow].join(" "));
  expect(effects).toEqual(["pay paid", "decline", "cancel cancelled", "expire expired"]);
});

test("PRICE-08 our services contain VAT; freight and what was paid for the customer do not", () => {
  const line = (cents: number, treatment: "service" | "freight" | "disbursement") => ({
    text: "x",
    amount: fromMinor(cents),
    treatment,
  });
  const lines = [line(12_10, "service"), line(4_00, "freight"), line(7_90, "disbursement")];
  expect(invoiceSums(lines, 2_100)).toEqual({ total: fromMinor(24_00), tax: fromMinor(2_10) });
  expect(invoiceSums(lines, 0)).toEqual({ total: fromMinor(24_00), tax: 0 });
  expect(invoiceSums([line(7_90, "disbursement")], 2_100)).toEqual({ total: fromMinor(7_90), tax: 0 });
});

import { describe, expect, test, vi } from "vitest";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { add, fromMinor, subtract } from "#domain/money/money/money.ts";
import { FEE_TYPE, PROVIDER } from "#domain/money/payments/provider.ts";
import type { PaymentState } from "#storefront/commerce/payment/payment-state.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import type { PayableData } from "./load-payment.ts";
import { OrderSuccess } from "./order-success.tsx";
import { OrderUnnamed } from "./order-unnamed.tsx";
import { PayAgain } from "./pay-again.tsx";
import { PayableSummary } from "./payable-summary.tsx";
import { PaymentFailed } from "./payment-failed.tsx";
import { PaymentOutcome } from "./payment-outcome.tsx";
import { PaymentReturn } from "./payment-return.tsx";

vi.mock("#storefront/browser-api.ts", () => ({ browserApi: {} }));

const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

const state: PaymentState = {
  outcome: "confirming",
  kind: "order",
  number: "OR10482",
  slug: "abc",
  amount: fromMinor(29803),
  currency: "EUR",
  failure_key: null,
  can_retry: true,
  expires_at: "2026-11-18T10:00:00.000Z",
  purchase: null,
};

describe("returning from a provider", () => {
  test("ROUTE-21 shows that the payment is being confirmed, whatever the URL claims", () => {
    const html = renderPage(<PaymentReturn payment="pay-1" loaded={state} />, {
      path: "/en/payment/accept?status=paid",
    });
    expect(visibleText(html)).toContain("Confirming your payment");
  });

  test("ROUTE-21 a failed payment shows why, that nothing was charged, and links to another attempt", () => {
    const failed = { ...state, outcome: "failed", failure_key: "payment.failure.declined" } as const;
    const html = renderPage(<PaymentReturn payment="pay-1" loaded={failed} />);
    expect(visibleText(html)).toMatch(
      /did not work.*declined.*Nothing was charged.*OR10482 for you until 2026-11-18 12:00/,
    );
    expect(hrefs(html)).toContain("/en/payment/abc");
  });

  test("I19 money for a price that no longer holds: the page says that it is refunded, and leads to what is due now", () => {
    const outdated = { ...state, outcome: "refunded", failure_key: "payment.failure.outdated" } as const;
    const html = renderPage(<PaymentReturn payment="pay-1" loaded={outdated} />);
    expect(visibleText(html)).toMatch(/The price has changed.*sending all of this money back.*See what is due now/);
    expect(visibleText(html)).not.toContain("Nothing was charged");
    expect(hrefs(html)).toContain("/en/payment/abc");
  });

  test("ROUTE-20 the failure page shows a failed payment even before the provider reports why", () => {
    const html = renderPage(<PaymentReturn payment="pay-1" loaded={state} isRefused />);
    expect(visibleText(html)).toContain("The payment was stopped");
    expect(hrefs(html)).toContain("/en/payment/abc");
  });

  test("ROUTE-20 PAYMENT-03 a payer who leaves after a refused card reads why, and no claim about the future of money", () => {
    const refused = { ...state, failure_key: "payment.failure.insufficient-funds" } as const;
    const text = visibleText(renderPage(<PaymentReturn payment="pay-1" loaded={refused} isRefused />));
    expect(text).toMatch(
      /The payment did not work.*There is not enough money.*We keep OR10482 for you until 2026-11-18/,
    );
    expect(text).not.toContain("Nothing was charged");
  });

  test("ROUTE-22 a payer who left the provider's page reads that the payment was stopped", () => {
    const left = visibleText(renderPage(<PaymentFailed state={state} />));
    expect(left).toMatch(
      /The payment was stopped.*left before the payment was finished.*Nothing has been charged so far.*until 2026-11-18/,
    );
    const cancelled = visibleText(renderPage(<PaymentFailed state={{ ...state, outcome: "cancelled" }} />));
    expect(cancelled).toMatch(/The payment was stopped.*Nothing was charged/);
  });

  test("ROUTE-20 does not claim that nothing was charged while the provider has not decided", () => {
    const html = renderPage(<PaymentFailed state={state} />);
    expect(visibleText(html)).not.toContain("Nothing was charged");
    expect(html, "nor in what a shared link shows").not.toContain("Nothing was charged");
  });

  test("ROUTE-21 ROUTE-22 T058 in another browser than the one that ordered, the page says so and shows nothing of the payment", () => {
    for (const isRefused of [false, true]) {
      const html = renderPage(<PaymentOutcome payment="pay-1" state={null} isRefused={isRefused} />);
      expect(visibleText(html)).toMatch(/begun in another browser.*Nothing is lost/);
      expect(visibleText(html)).not.toMatch(/did not work|OR10482/);
    }
  });

  test("ROUTE-22 claims no failed payment where none is named", () => {
    const html = renderPage(<PaymentOutcome payment="" state={null} isRefused />);
    expect(visibleText(html)).toContain("We do not know which order you mean");
    expect(visibleText(html)).not.toContain("did not work");
  });
});

const order = {
  number: "OR10482",
  slug: "abc",
  is_owner: true,
  is_guest: true,
  next_step: { key: "order.next.paid", values: {} },
  steps: [
    { name_key: "order.step.ordered", state: "current", day: "2026-11-15" },
    { name_key: "order.step.with_courier", state: "ahead", day: null },
  ],
  courier: { name: "Omniva", delivery_type: "pickup" },
  email: "ruta@example.com",
  can_pay: false,
} as unknown as OrderDetails;

describe("after the payment", () => {
  test("ROUTE-27 shows the order number, the e-mail address, the next step and the progress", () => {
    const text = visibleText(renderPage(<OrderSuccess order={order} />));
    expect(text).toMatch(/your order is placed.*OR10482.*ruta@example\.com.*Ordered.*2026-11-15.*With Omniva/);
    expect(text).toContain("Create an account");
  });

  test("ROUTE-27 links a customer with an account to the order instead", () => {
    const html = renderPage(<OrderSuccess order={{ ...order, is_guest: false }} />);
    expect(hrefs(html)).toContain("/en/my-orders/abc");
    expect(visibleText(html)).not.toContain("Create an account");
  });

  test("T062 shows nothing about the customer to others who know the URL", () => {
    const html = renderPage(<OrderSuccess order={{ ...order, is_owner: false, email: null }} />);
    expect(visibleText(html)).not.toMatch(/We have written to|Thank you/);
    expect(html, "nor in what a shared link shows").not.toContain("We have your order");
    expect(hrefs(html)).not.toContain("/en/my-orders/abc");
  });

  test("ROUTE-27 T114 links an unpaid order to its payment instead of confirming it", () => {
    const html = renderPage(<OrderSuccess order={{ ...order, can_pay: true }} />);
    expect(visibleText(html)).not.toContain("Thank you");
    expect(hrefs(html)).toContain("/en/payment/abc");
  });

  test("ROUTE-27 ROUTE-43 without an order, no order and no payment is confirmed; the reader's own orders are linked", () => {
    const html = renderPage(<OrderUnnamed />);
    expect(visibleText(html)).toContain("We do not know which order you mean");
    expect(html).not.toMatch(/Thank you|We have your order/);
    expect(hrefs(html)).toEqual(["/en/login?redirect=%2Fmy-orders", "/en"]);
  });
});

const payable: PayableData = {
  kind: "order",
  number: "OR10482",
  slug: "abc",
  currency: "EUR",
  due: fromMinor(10_000),
  lines: [{ name: "Trail Runner 4", image: null, quantity: 2, total: fromMinor(9_000) }],
  charges: [
    { key: "order.charge.freight", values: {}, amount: fromMinor(1_400) },
    { key: "order.charge.freight_discount", values: {}, amount: fromMinor(-100) },
    { key: "order.charge.delivery", values: { courier: "Omniva" }, amount: fromMinor(199) },
    { key: "order.charge.promotion", values: { code: "RUDUO10" }, amount: fromMinor(-499) },
  ],
  expires_at: "2026-11-18T10:00:00.000Z",
  payment_methods: [{ id: 11, payment_processor_id: PROVIDER.card, fee_type: FEE_TYPE.fixed, fee: 0, options: [] }],
  balance: { id: 7, amount: fromMinor(8420) },
  last_failure_key: "payment.failure.declined",
};

describe("paying again", () => {
  test("ROUTE-23 CHECKOUT-11 begins with the method that has no fee, as the checkout does", () => {
    const chosen = (methods: PayableData["payment_methods"]) =>
      elements(renderPage(<PayAgain payable={{ ...payable, payment_methods: methods }} />), "input")
        .filter(({ name, checked }) => name === "payment_method_id" && checked !== undefined)
        .map(({ value }) => value);
    const [card] = payable.payment_methods;
    const wallet = { ...card, id: 10, payment_processor_id: PROVIDER.wallet, fee: 100 } as typeof card;
    expect(chosen([wallet, card] as PayableData["payment_methods"])).toEqual(["11"]);
    expect(chosen([wallet] as PayableData["payment_methods"])).toEqual([]);
  });

  test("ROUTE-23 PAYMENT-02 shows the amount due, the deadline, the last failure and every payment method", () => {
    const text = visibleText(renderPage(<PayAgain payable={payable} />));
    expect(text).toMatch(/Pay for OR10482.*until 2026-11-18 12:00 \(Vilnius time\).*declined.*€84\.20 available.*Card/);
    expect(text).toContain("Pay €100.00");
  });

  test("ROUTE-23 PRICE-08 the summary has every line of what is due", () => {
    const text = visibleText(renderPage(<PayAgain payable={payable} />));
    expect(text).toMatch(
      /Trail Runner 4.*€90\.00.*Freight\s+€14\.00.*Freight discount\s+−€1\.00.*Omniva\s+€1\.99.*RUDUO10\s+−€4\.99.*€100\.00/,
    );
  });

  test("PAYMENT-02 PRICE-08 a forward request has the lines that were agreed to, and no list without goods", () => {
    const charges: PayableData["charges"] = [
      { key: "forwarding.charge.freight", values: {}, amount: fromMinor(2_595), certainty: "at-most" },
      { key: "forwarding.service.join", values: {}, amount: fromMinor(150) },
      { key: "forwarding.charge.duty-of", values: { code: "640411" }, amount: fromMinor(300), certainty: "fixed" },
      { key: "forwarding.charge.duty-of", values: { code: "330499" }, amount: fromMinor(300), certainty: "fixed" },
      {
        key: "forwarding.charge.import_vat",
        values: { percent: "21" },
        amount: fromMinor(3_563),
        certainty: "estimate",
      },
      { key: "forwarding.charge.delivery", values: {}, amount: fromMinor(199) },
    ];
    const request: PayableData = { ...payable, kind: "forward_request", number: "FR12", lines: [], charges };
    const html = renderPage(<PayAgain payable={request} />);
    expect(visibleText(html)).toMatch(
      /FR12.*Freight at most\s+€25\.95.*Joining into one box\s+€1\.50.*640411 fixed\s+€3\.00.*330499 fixed\s+€3\.00.*Import VAT, 21% estimate\s+€35\.63.*€1\.99/,
    );
    expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
  });

  test("PAYMENT-02 the total stands apart from what is to be paid only where a fee or the balance changes it", () => {
    const show = (price: { fee: number; balance: number }) => {
      const [fee, balance] = [fromMinor(price.fee), fromMinor(price.balance)];
      const attempt = { fee, balance, amount: subtract(add(payable.due, fee), balance) };
      return visibleText(
        renderPage(
          <PayableSummary payable={payable} price={attempt}>
            {null}
          </PayableSummary>,
        ),
      );
    };
    expect(show({ fee: 0, balance: 0 })).toMatch(/(?<!Total.*)To be paid €100\.00/);
    expect(show({ fee: 100, balance: 0 })).toMatch(/Total €100\.00.*To be paid €101\.00/);
    expect(show({ fee: 0, balance: 8_420 })).toMatch(/Total €100\.00.*To be paid €15\.80/);
  });
});

import { expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { FEE_TYPE, PROVIDER } from "#domain/money/payments/provider.ts";
import { TOP_UP_MAXIMUM, TOP_UP_MINIMUM, TOP_UP_SUGGESTIONS } from "#domain/money/payments/top-up-limits.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import type { TopUpData } from "./load-top-up.ts";
import { TopUpForm } from "./top-up-form.tsx";

const byCard = {
  id: 1,
  payment_processor_id: PROVIDER.card,
  fee_type: FEE_TYPE.fixed,
  fee: fromMinor(0),
  options: [],
} as TopUpData["options"]["payment_methods"][number];

const data: TopUpData = {
  options: {
    currency: "EUR",
    minimum: TOP_UP_MINIMUM,
    maximum: TOP_UP_MAXIMUM,
    suggestions: [...TOP_UP_SUGGESTIONS],
    payment_methods: [byCard],
  },
  balance: { available: fromMinor(84_20) } as TopUpData["balance"],
  currencyId: 1,
};

test("ACCOUNT-04 preselects amount and payment method and shows the balance after the top-up", () => {
  const html = renderPage(<TopUpForm {...data} />);
  const pressed = elements(html, "button").filter((button) => button["aria-pressed"] === "true");
  expect(pressed).toHaveLength(1);
  expect(elements(html, "input").find(({ name }) => name === "amount")?.value).toBe("50.00");
  const text = visibleText(html);
  expect(text).toContain("€20 €50 €100 €200");
  expect(text).toContain("From €5.00 to €5\u202f000.00.".replace("\u202f", " "));
  expect(text).toContain("On the balance now €84.20 Top-up €50.00 After the top-up €134.20");
  expect(text).toContain("Pay €50.00");
});

test("ACCOUNT-04 charges the payment fee on top and does not add it to the balance", () => {
  const methods = [{ ...byCard, fee: fromMinor(1_50) }];
  const text = visibleText(renderPage(<TopUpForm {...data} options={{ ...data.options, payment_methods: methods }} />));
  expect(text).toContain("After the top-up €134.20 Payment fee €1.50");
  expect(text).toContain("Pay €51.50");
});

test("ACCOUNT-04 REGION-07 formats amounts in the page's language", () => {
  const html = renderPage(<TopUpForm {...data} />, { language: "lt" });
  expect(elements(html, "input").find(({ name }) => name === "amount")?.value).toBe("50,00");
  expect(visibleText(html)).toContain("20 €");
});

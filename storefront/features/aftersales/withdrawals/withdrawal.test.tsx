import { describe, expect, test } from "vitest";
import type { WithdrawalOptions, WithdrawalView } from "#contracts/shop/aftersales/withdrawals.ts";
import { WITHDRAWAL_STATES } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import { WithdrawalPage } from "./withdrawal-page.tsx";

const stranger: WithdrawalOptions = { name: "", email: "", orders: [] };
const withdrawal: WithdrawalView = {
  number: "WD7",
  state: "confirmed",
  name: "Rūta Žalgirė",
  order_number: "OR12",
  email: "ruta@example.com",
  confirmed_at: "2026-11-15T08:40:00.000Z",
  reason: null,
};
const order: WithdrawalOptions["orders"][number] = {
  number: "OR12",
  slug: "slug-12",
  placed_at: "2026-11-01T08:00:00.000Z",
  until: "2026-11-24T08:00:00.000Z",
  can_withdraw: true,
  withdrawal: null,
};
const own = (changes: Partial<typeof order> = {}): WithdrawalOptions => ({
  name: "Rūta Žalgirė",
  email: "ruta@example.com",
  orders: [{ ...order, ...changes }],
});
const show = (options: WithdrawalOptions, name?: string) =>
  renderPage(<WithdrawalPage options={options} name={name} />);

describe("the page for withdrawing from a contract", () => {
  test("asks a stranger for a name, a number and an address, and for no reason", () => {
    const page = show(stranger);
    expect(elements(page, "input").map(({ name, value }) => `${name} ${value}`)).toEqual([
      "name ",
      "number ",
      "email ",
    ]);
    expect(elements(page, "textarea")).toEqual([]);
    expect(visibleText(page)).toContain("Withdraw from contract here");
  });

  test("is filled for the owner of an order, whose number cannot be changed", () => {
    const fields = elements(show(own(), "slug-12"), "input");
    expect(fields.map(({ value }) => value)).toEqual(["Rūta Žalgirė", "OR12", "ruta@example.com"]);
    expect(fields.filter((field) => "readonly" in field || "readOnly" in field)).toHaveLength(1);
  });

  test("lets a customer choose among own orders, with the last moment of each", () => {
    const page = show(own());
    expect(elements(page, "a").map(({ href }) => href)).toContain("/en/withdrawal/slug-12");
    expect(visibleText(page)).toContain("until 2026-11-24 10:00 (Vilnius time)");
  });

  test("says that the 14 days are over, and takes the statement all the same", () => {
    const page = show(own({ can_withdraw: false }), "slug-12");
    expect(visibleText(page)).toContain("The 14 days after the delivery of this order are over.");
    expect(elements(page, "form")).toHaveLength(1);
  });

  test.each(WITHDRAWAL_STATES)("shows in words what comes next of one that is %s, and no form", (state) => {
    const reason = state === "refused" ? "the goods were made to measure" : null;
    const page = show(own({ can_withdraw: false, withdrawal: { ...withdrawal, state, reason } }), "slug-12");
    const text = visibleText(page);
    expect(text).toContain("Withdrawal WD7");
    expect(text).not.toMatch(/withdrawal\.|\{\{/);
    expect(text).toContain("2026-11-15 10:40 (Vilnius time)");
    if (reason) expect(text).toContain(reason);
    expect(elements(page, "form")).toEqual([]);
  });
});

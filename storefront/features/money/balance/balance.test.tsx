import { describe, expect, test } from "vitest";
import { type BalanceEntry, DIRECTION, RELATION } from "#domain/money/balance/entry.ts";
import { fromMinor, money } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import { balancePath, isFiltered, readBalanceQuery } from "./balance-query.ts";
import { BalanceView } from "./balance-view.tsx";
import { chartBars } from "./chart-bars.ts";
import { justBefore, periodOfDays } from "./days.ts";
import type { BalanceData } from "./load-balance.ts";

const entry: BalanceEntry = {
  id: 58213,
  rel_type: RELATION.quote,
  type: DIRECTION.deduction,
  rel_id: 2201,
  created_at: "2026-11-05T17:44:00.000Z",
  starting_balance: fromMinor(153_20),
  end_balance: fromMinor(65_60),
  amount: fromMinor(87_60),
  payment_processor_name: "Paysera",
  payment_processor_transaction_id: "PS-88213407",
  quote_slug: "qu-2201",
  refunded_number: null,
};

const noPayout: BalanceData["payout"] = {
  currency: "EUR",
  amount: money(0),
  stays: money(0),
  sources: [],
  latest: null,
};

function show(
  changes: Partial<BalanceEntry>,
  query: BalanceData["query"] = { page: 1 },
  payout: BalanceData["payout"] = noPayout,
) {
  const months = [{ month: "2026-10", end_balance: money(0) }];
  const balance = {
    id: 1,
    amount: fromMinor(84_20),
    held: fromMinor(4_20),
    available: fromMinor(80_00),
    currency: "EUR",
  };
  const summary = { balance, spent: { year: 2026, amount: fromMinor(1_204_66) }, months };
  const history = { items: [{ ...entry, ...changes }], total: 1, currency: "EUR" };
  return renderPage(<BalanceView {...{ query, summary, history, payout }} />);
}

const row = (changes: Partial<BalanceEntry>) =>
  visibleText(/<tbody>(?!.*<tbody>).*?<\/tbody>/s.exec(show(changes))?.[0] ?? "");
const linked = (changes: Partial<BalanceEntry>) =>
  elements(show(changes), "a").filter(({ href }) => href?.includes("/quotes/"));

describe("the balance page", () => {
  test("ACCOUNT-02 shows the available and held amounts and what was spent this year", () => {
    const text = visibleText(show({}));
    expect(text).toContain("Available €80.00");
    expect(text).toContain("On hold €4.20");
    expect(text).toContain("Spent in 2026 €1 204.66");
  });

  test("ACCOUNT-02 shows an entry's ID, label, order number, date, balances and signed amount", () => {
    expect(row({})).toMatch(/ID58213 Paid for quote QU2201 .*2026-11-05 19:44 €153\.20 −€87\.60 €65\.60/);
    expect(row({ type: DIRECTION.addition, rel_type: RELATION.manual, rel_id: null })).toContain("+€87.60");
  });

  test("ACCOUNT-02 only quotes link to their page", () => {
    expect(linked({})[0]?.href).toBe("/en/quotes/qu-2201");
    expect(row({ rel_type: RELATION.forwardRequest, rel_id: 917 })).toContain("FR917");
    expect(linked({ rel_type: RELATION.forwardRequest, rel_id: 917 })).toEqual([]);
  });

  test("ACCOUNT-02 only a top-up shows its processor and transaction number", () => {
    expect(row({})).not.toContain("Paysera");
    const topUp = row({ rel_type: RELATION.topUp, rel_id: null, type: DIRECTION.addition, quote_slug: null });
    expect(topUp).toMatch(/Top up PS-88213407 Paysera/);
  });

  test("ACCOUNT-03 has eight labels; a missing id means a refund", () => {
    const { quote, forwardRequest, manual, topUp, miscInvoice } = RELATION;
    const labels = [
      [{ rel_type: miscInvoice }, "Paid for misc. invoice"],
      [{ rel_type: quote }, "Paid for quote"],
      [{ rel_type: forwardRequest }, "Paid for forward request"],
      [{ rel_type: topUp, type: DIRECTION.addition }, "Top up"],
      [{ rel_type: manual, type: DIRECTION.addition }, "Manual top-up by admin"],
      [{ rel_type: manual, type: DIRECTION.deduction }, "Manual deduction by admin"],
      [{ rel_type: quote, rel_id: null, type: DIRECTION.addition }, "Refund for quote"],
      [{ rel_type: forwardRequest, rel_id: null, type: DIRECTION.addition }, "Refund for forward request"],
    ] as const;
    for (const [changes, label] of labels) expect(row(changes)).toContain(label);
  });

  test("ACCOUNT-02 an empty history distinguishes no entries from no matches", () => {
    const none = (query: BalanceData["query"]) => {
      const data = { items: [], total: 0, currency: "EUR" };
      const balance = { id: null, amount: money(0), held: money(0), available: money(0), currency: "EUR" };
      const summary = { balance, spent: { year: 2026, amount: money(0) }, months: [] };
      return visibleText(renderPage(<BalanceView query={query} summary={summary} history={data} payout={noPayout} />));
    };
    expect(none({ page: 1 })).toContain("No movements yet");
    expect(none({ page: 1, type: DIRECTION.addition })).toContain("Nothing in this period");
  });
});

describe("the payout on the balance page", () => {
  const options: BalanceData["payout"] = {
    ...noPayout,
    amount: fromMinor(70_00),
    stays: fromMinor(10_00),
    sources: [
      { number: "TU8", payment_processor_id: PROVIDER.regional, amount: fromMinor(50_00) },
      { number: "TU5", payment_processor_id: PROVIDER.card, amount: fromMinor(20_00) },
    ],
  };
  const payout: NonNullable<BalanceData["payout"]["latest"]> = {
    number: "PO3",
    state: "requested",
    amount: fromMinor(70_00),
    paid: money(0),
    reason: null,
    created_at: "2026-11-05T17:44:00.000Z",
    can_cancel: true,
  };
  const text = (changes: Partial<BalanceData["payout"]>) =>
    visibleText(show({}, { page: 1 }, { ...options, ...changes }));

  test("ACCOUNT-04 shows what can be paid out, where it goes, what stays, and asks for exactly that", () => {
    const shown = text({});
    expect(shown).toContain("Can be paid out €70.00 Stays on the balance €10.00");
    expect(shown).toContain("Bank link, Paysera, top-up TU8 €50.00 Card, top-up TU5 €20.00");
    expect(shown).toContain("Ask for a payout of €70.00");
  });

  test("ACCOUNT-04 a payout under way can be taken back, and no second one is offered", () => {
    const shown = text({ latest: payout });
    expect(shown).toMatch(/Payout PO3 €70\.00 2026-11-05 Waits for us .*Take the request back/);
    expect(shown).not.toContain("Ask for a payout");
    const confirmed = text({ latest: { ...payout, state: "confirmed", can_cancel: false } });
    expect(confirmed).not.toMatch(/Take the request back|Ask for a payout/);
  });

  test("ACCOUNT-04 a payout that has ended says how, and another one can be asked for", () => {
    const ended = (changes: Partial<typeof payout>) => text({ latest: { ...payout, can_cancel: false, ...changes } });
    expect(ended({ state: "rejected", reason: "the card is closed" })).toMatch(/the card is closed.*Ask for a payout/);
    expect(ended({ state: "paid", paid: fromMinor(50_00) })).toContain("€50.00 went back to where it came from");
    expect(ended({ state: "failed" })).toContain("It is on your balance again");
  });

  test("ACCOUNT-04 a balance of which nothing was topped up says that nothing can be paid out", () => {
    const shown = text({ amount: money(0), sources: [] });
    expect(shown).toContain("Nothing of the balance can be paid out now. Stays on the balance €10.00");
    expect(shown).not.toContain("Ask for a payout");
    expect(text(noPayout)).not.toContain("Payout");
  });
});

describe("the query of the history", () => {
  test("ACCOUNT-02 reads back the path that it writes", () => {
    const query = {
      page: 3,
      type: DIRECTION.deduction,
      from: "2026-09-01T00:00:00.000Z",
      to: "2026-11-15T22:00:00.000Z",
    };
    const path = balancePath(query);
    expect(readBalanceQuery(new URL(path, "https://lt.test").searchParams)).toEqual(query);
    expect(balancePath({ page: 1 })).toBe("/balance");
    expect(isFiltered({ page: 3 })).toBe(false);
  });

  test("ACCOUNT-02 ignores invalid values", () => {
    for (const search of ["type=3", "type=1.0", "from=x", "to=275761-01-01", "page=0", "from=%00"])
      expect(readBalanceQuery(new URLSearchParams(search))).toEqual({ page: 1 });
  });

  test("ACCOUNT-02 REGION-07 a period includes both days on the storefront's clock, which is put forward on this one", () => {
    const { from = "", to = "" } = periodOfDays("2026-03-29", "2026-03-29", "Europe/Vilnius");
    expect([from, to]).toEqual(["2026-03-28T22:00:00.000Z", "2026-03-29T21:00:00.000Z"]);
    expect(justBefore(to).toISOString()).toBe("2026-03-29T20:59:59.999Z");
    expect(periodOfDays("", "", "Europe/Vilnius")).toEqual({});
  });
});

describe("the chart", () => {
  const bars = (...balances: number[]) =>
    chartBars(
      balances.map((minor, index) => ({ month: `2026-0${index + 1}`, end_balance: fromMinor(minor) })),
      { width: 100, height: 50, gap: 10 },
    );

  test("ACCOUNT-02 the largest balance fills the frame, the others are in proportion", () => {
    expect(bars(100, 50).bars.map(({ height }) => height)).toEqual([50, 25]);
    expect(bars(100, 50).bars.map(({ y }) => y)).toEqual([0, 25]);
    expect(bars(100, 50).barWidth).toBe(45);
  });

  test("ACCOUNT-02 draws a thin line for zero and negative balances", () => {
    expect(bars(0, -10).bars.map(({ height }) => height)).toEqual([2, 2]);
    expect(bars().bars).toEqual([]);
  });
});

import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider, TranslateProvider } from "#client/i18n/messages-provider.tsx";
import { add, fromMinor, type Money, money, roundToMinor } from "#domain/money/money/money.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { messagesOf } from "#i18n/messages.ts";
import { RecalculateModal } from "./recalculate-modal.tsx";
import { differenceOf, everythingElse, formatKilograms, type RecalculateInput } from "./recalculation.ts";

const input: RecalculateInput = {
  quoteNumber: "QU2214",
  currencyIso: "EUR",
  lines: [
    { label: "Chelsea boots", kind: "money", before: fromMinor(128_00), now: fromMinor(118_00) },
    { label: "Charged weight", kind: "weight", before: 3000, now: 3500 },
    { label: "Air freight", kind: "money", before: fromMinor(36_90), now: fromMinor(42_30) },
  ],
  totalBefore: fromMinor(512_55),
  totalNow: fromMinor(505_78),
};

function render(changes: Partial<RecalculateInput> = {}, language: Language = "en") {
  return renderToStaticMarkup(
    <MessagesProvider messagesOf={messagesOf}>
      <TranslateProvider language={language}>
        <RecalculateModal input={{ ...input, ...changes }} open onHandle={() => {}} />
      </TranslateProvider>
    </MessagesProvider>,
  );
}

const words = (html: string) => html.replace(/<[^>]+>/g, "");
const rowsOf = (html: string) => html.split("<tr").slice(2);
const amount = fc.integer({ min: -5_000_000, max: 5_000_000 }).map(money);

test("MODAL-01 computes the difference from the amounts as they are shown", () => {
  expect(differenceOf(fromMinor(512_55), fromMinor(505_78))).toEqual({ direction: "less", amount: fromMinor(6_77) });
  expect(differenceOf(fromMinor(505_78), fromMinor(512_55))).toEqual({ direction: "more", amount: fromMinor(6_77) });
  expect(differenceOf(money(1_0049), money(1_0000))).toEqual({ direction: "same", amount: money(0) });
  expect(differenceOf(money(1_0049), money(1_0050))).toEqual({ direction: "more", amount: fromMinor(1) });
});

test("MODAL-01 lines and everything else add up to both totals, to the cent", () => {
  expect(everythingElse(input)).toEqual({ kind: "money", before: fromMinor(347_65), now: fromMinor(345_48) });
  const line = fc.record({ label: fc.string(), kind: fc.constant("money" as const), before: amount, now: amount });
  fc.assert(
    fc.property(fc.array(line), amount, amount, (lines, totalBefore, totalNow) => {
      const rest = everythingElse({ ...input, lines, totalBefore, totalNow });
      const sum = (side: "before" | "now") =>
        [...lines, rest].reduce((total: Money, each) => add(total, roundToMinor(each[side])), money(0));
      expect(sum("before")).toBe(roundToMinor(totalBefore));
      expect(sum("now")).toBe(roundToMinor(totalNow));
    }),
  );
});

test("MODAL-01 weights have at least one decimal and lose no gram", () => {
  expect(formatKilograms(3000, "en")).toBe("3.0");
  expect(formatKilograms(3540, "lt")).toBe("3,54");
});

test("MODAL-01 recalculate: states the difference in a sentence, in each language", () => {
  expect(words(render())).toContain("€6.77 less than before.");
  expect(words(render({ totalNow: fromMinor(520_00) }))).toContain("€7.45 more than before.");
  expect(words(render({ totalNow: input.totalBefore }))).toContain("The price to your door stays the same.");
  expect(words(render({}, "lt"))).toContain("6,77\u00a0€ mažiau nei anksčiau.");
  expect(words(render({}, "ru"))).toContain("На 6,77\u00a0€ меньше, чем раньше.");
});

test("MODAL-01 recalculate: strikes and announces old figures, and marks the change with an arrow and a word", () => {
  const [boots = "", weight = ""] = rowsOf(render());
  expect(boots).toMatch(/<th scope="row".*<s><span[^>]*>was <\/span>€128\.00<\/s>/);
  expect(boots).toContain("lucide-arrow-down");
  expect(words(boots)).toContain("€118.00 less");
  expect(weight).toContain("lucide-arrow-up");
  expect(words(weight)).toContain("3.5 kg more");
});

test("MODAL-01 recalculate: shows an unchanged figure once, without a strike", () => {
  const price = fromMinor(128_00);
  const [boots = ""] = rowsOf(render({ lines: [{ label: "Boots", kind: "money", before: price, now: price }] }));
  expect(boots).not.toContain("<s>");
  expect(words(boots).match(/€128\.00/g)).toHaveLength(1);
});

test("MODAL-01 recalculate: leaves out everything else where the lines are the whole price", () => {
  const lines = [{ label: "Boots", kind: "money", before: input.totalBefore, now: input.totalNow }] as const;
  expect(words(render())).toContain("Everything else");
  expect(words(render({ lines }))).not.toContain("Everything else");
});

test("MODAL-01 recalculate: offers to decline, or to accept the amount on the button", () => {
  const html = render();
  expect(html).toContain('data-size="md"');
  expect(words(html)).toMatch(/since your quote QU2214.*DeclineAccept €505\.78$/);
  expect(words(render({}, "lt"))).toMatch(/Sutikti su 505,78\u00a0€$/);
});

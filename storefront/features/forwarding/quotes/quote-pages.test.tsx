import { describe, expect, test } from "vitest";
import type { QuoteDetails } from "#contracts/shop/forwarding/quotes.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import { AnswerChoice } from "./answer-choice.tsx";
import { QuoteView } from "./quote-view.tsx";
import { QuotesList } from "./quotes-list.tsx";
import { SAMPLE_QUOTE, sampleVersion } from "./sample-quote.ts";

const show = async (changes: Partial<QuoteDetails> = {}) =>
  visibleText(await renderPage(<QuoteView quote={{ ...SAMPLE_QUOTE, ...changes }} />));

const QUESTION = {
  id: 1,
  kind: "choice" as const,
  question: "Is 9.5 all right?",
  choices: ["Yes, take 9.5", "Leave the boots out"],
  asked_at: "2026-11-15T09:20:00.000Z",
  answer: null,
  answered_at: null,
};

describe("FORWARDING-01 the page of a quote", () => {
  test("FORWARDING-01 has both methods, the whole landed cost, the locked rate and the amount on the button", async () => {
    const text = await show();
    expect(text).toMatch(/Air €211\.09/);
    expect(text).toMatch(/Sea €185\.59/);
    expect(text).toMatch(/Items \(1\) €118\.00 Delivery from the shop €7\.90 Service fee €5\.90/);
    expect(text).toMatch(/Omniva €1\.99/);
    expect(text).toContain("Rate locked: 1 USD = 0.9214 EUR");
    expect(text).toContain("Accept and pay €211.09");
  });

  test("FORWARDING-01 writes rates and weights as the reader's language does", () => {
    const text = visibleText(renderPage(<QuoteView quote={SAMPLE_QUOTE} />, { language: "lt" }));
    expect(text).toContain("1 USD = 0,9214 EUR");
    expect(text).toMatch(/\d,\d+ (?:m³|kg)/);
    expect(text).not.toMatch(/\d\.\d+ (?:m³|kg|EUR)/);
  });

  test("FORWARDING-01 a question stands first, and nothing can be accepted before it is answered", async () => {
    const text = await show({ state: "info_needed", questions: [QUESTION], actions: ["answer", "cancel"] });
    expect(text).toMatch(/Is 9\.5 all right\?.*Yes, take 9\.5.*Send answer/);
    expect(text).toContain("Answer the question first");
    expect(text).not.toContain("Accept and pay");
  });

  test("ERROR-05 FORWARDING-04 an answer that was not chosen has its error at the choice", () => {
    const html = renderPage(<AnswerChoice name="text" choices={QUESTION.choices} error="Please choose." />);
    const radios = elements(html, "input").filter(({ type }) => type === "radio");
    expect(radios.map((radio) => radio["aria-invalid"])).toEqual(["true", "true"]);
    const [described] = new Set(radios.map((radio) => radio["aria-describedby"]));
    expect(html).toMatch(new RegExp(`id="${described}"[^>]*>.*Please choose`));
    expect(renderPage(<AnswerChoice name="text" choices={QUESTION.choices} error={undefined} />)).not.toContain(
      "aria-invalid",
    );
  });

  test("FORWARDING-01 a new version says what changed, and an old one can be seen and not accepted", async () => {
    const text = await show({ versions: [sampleVersion(2, 10_800), sampleVersion(1, 11_800)] });
    expect(text).toMatch(/What changed in version 2.*Chelsea boots\D*118\.00\D*108\.00/);
    expect(text).toMatch(/Version 1 €211\.09 .*replaced by a newer price/);
  });

  test("ROUTE-49 who is not its customer is led to sign in", async () => {
    const text = await show({ is_owner: false, actions: [] });
    expect(text).toContain("Sign in to accept");
    expect(text).not.toContain("Accept and pay");
  });

  test("FORWARDING-01 a rejected one says why, an expired one can be priced again, a paid one cancelled", async () => {
    const reason = "The shop does not sell abroad.";
    expect(await show({ state: "rejected", reason, actions: [], versions: [] })).toContain(reason);
    expect(await show({ state: "expired", actions: ["again"] })).toContain("Price it again");
    expect(await show({ state: "paid", actions: ["cancel"] })).toContain("Cancel and get the money back");
  });
});

test("I18 what was refunded for an item that was left out stands under the total", async () => {
  expect(await show()).not.toContain("Given back");
  const [item] = SAMPLE_QUOTE.items;
  if (!item) throw new Error("The sample has no item");
  const purchase = {
    state: "unavailable",
    tone: "bad",
    returned: fromMinor(3_256),
    invoice_slug: null,
    parcel: null,
  } as const;
  expect(await show({ state: "buying", items: [{ ...item, purchase }] })).toMatch(
    /To your door €\S+ Given back [-−]€32\.56/,
  );
});

test("ROUTE-24 a list without quotes leads to the order form", async () => {
  const text = visibleText(await renderPage(<QuotesList list={{ items: [], next: null }} />));
  expect(text).toMatch(/You have no quotes yet.*Paste a link/);
});

import { describe, expect, test } from "vitest";
import type { ProductCard as Card } from "#contracts/shop/catalogue/product-card.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { PagePieces } from "../../render/kept-pieces.server.ts";
import { KeptPiecesContext } from "../../render/kept-pieces.ts";
import { renderPage } from "../../shell/errors/test-page.tsx";
import { ProductGrid } from "./product-grid.tsx";

const cardOf = (id: number, other: Partial<Card> = {}): Card => ({
  id,
  sku: `S-${id}`,
  slug: `thing-${id}`,
  name: `Thing & <b>${id}</b>`,
  manufacturer: "Sonora",
  category: "Shoes",
  image: id % 3 === 0 ? null : `drawn/thing-${id}.svg`,
  price: {
    currency: "EUR",
    amount: fromMinor(18_900 + id),
    prior_amount: id % 2 === 0 ? fromMinor(24_900) : null,
    regular_amount: null,
  },
  has_price_range: id % 2 === 1,
  exclusive: id % 4 === 0 ? "Only here" : null,
  shipping: [{ method: id % 2 ? "sea" : "air", min_days: 28, max_days: 42, landed: null }],
  facts: [],
  is_available: id % 5 !== 0,
  variant_count: 1,
  ...other,
});

const grid = (cards: readonly Card[]) => <ProductGrid cards={cards} priorityCount={2} />;
const fresh = (cards: readonly Card[], language: "en" | "lt" = "en") => renderPage(grid(cards), { language });

function fromPieces(scope: string, cards: readonly Card[], language: "en" | "lt" = "en") {
  const pieces = new PagePieces(scope);
  const rendered = renderPage(<KeptPiecesContext value={pieces}>{grid(cards)}</KeptPiecesContext>, { language });
  const page = pieces.keep(rendered).map((part) => Buffer.from(part as string));
  return { isNew: rendered.includes('data-kept=""'), html: Buffer.concat(page).toString() };
}

describe("cards that are kept as markup", () => {
  const cards = Array.from({ length: 12 }, (_, index) => cardOf(index + 1));

  test("are the same to the byte when they are new and when they are kept", () => {
    const [first, second] = [fromPieces("lt en ", cards), fromPieces("lt en ", cards)];
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    expect(first.html).toBe(fresh(cards));
    expect(second.html).toBe(fresh(cards));
  });

  test("change with anything that a card shows, with its place above the fold, and with the language", () => {
    fromPieces("lt en ", cards);
    const cheaper = cards.map((card) => (card.id === 7 ? cardOf(7, { name: "Renamed" }) : card));
    expect(fromPieces("lt en ", cheaper).html).toBe(fresh(cheaper));
    expect(fromPieces("lt en ", cards.toReversed()).html).toBe(fresh(cards.toReversed()));
    expect(fromPieces("lt lt ", cards, "lt").html).toBe(fresh(cards, "lt"));
  });
});

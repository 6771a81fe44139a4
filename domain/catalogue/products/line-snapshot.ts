import type { Money } from "#domain/money/money/money.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";

/** A variant as it was shown: later changes of the product do not touch it. */
export interface VariantSnapshot {
  variantId: number;
  productId: number;
  sku: string;
  name: string;
  manufacturer: string | null;
  category: string | null;
  /** The choices in words, such as: Storm blue · EU 42. */
  variant: string;
  image: string | null;
  slug: string;
}

/** A line of a cart, a checkout or an order with its texts and its price of one piece as they were shown (F20). */
export interface LineSnapshot extends VariantSnapshot {
  price: Money;
  quantity: number;
}

/** The texts of a line in one language. */
export type LineText = Pick<VariantSnapshot, "name" | "variant" | "slug">;

/** The texts of a line by language, at the time of the purchase. */
export type LineTexts = Partial<Record<Language, LineText>>;

/** A line in the reader's language, or else in the language of the purchase (ACCOUNT-05). */
export function lineIn<Line extends LineText & { texts: LineTexts }>(line: Line, language: Language): Line {
  return { ...line, ...line.texts[language] };
}

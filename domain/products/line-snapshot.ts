import type { Money } from "../money/money.ts";
import type { Language } from "../storefronts/storefront.ts";

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

/** What a line calls its variant in one language. */
export type LineText = Pick<VariantSnapshot, "name" | "variant" | "slug">;

/** The texts of a line by language, as they were when it was bought. */
export type LineTexts = Partial<Record<Language, LineText>>;

/** A line in a reader's language; in the one that it was bought in where it has no other (ACCOUNT-05). */
export function lineIn<Line extends LineText & { texts: LineTexts }>(line: Line, language: Language): Line {
  return { ...line, ...line.texts[language] };
}

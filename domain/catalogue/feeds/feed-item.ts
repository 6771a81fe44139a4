import { type Money, toMinorString } from "#domain/money/money/money.ts";
import { imageAddress } from "#domain/shared/images/image-address.ts";
import { normalModifiers } from "#domain/shared/images/modifiers.ts";
import { oneLine, shortened } from "./feed-text.ts";

/** A variant as the catalogue has it, in one storefront, language and currency. */
export interface FeedGoods {
  sku: string;
  productSku: string;
  /** Null where the product has no text in the language of the feed. */
  name: string | null;
  description: string;
  slug: string;
  /** The attributes that distinguish the variant, such as its colour and size. */
  labels: readonly string[];
  colours: readonly string[];
  sizes: readonly string[];
  /** The paths of its pictures, its own first. */
  pictures: readonly string[];
  available: number;
  amount: Money;
  /** The lowest price of the 30 days before a reduction; null where the law knows no reduction. */
  priorAmount: Money | null;
  brand: string | null;
  /** The manufacturer's part number. */
  mpn: string | null;
  /** The names of its category and those above it, the widest first. */
  categories: readonly string[];
  googleCategory: number | null;
  weightGrams: number;
  freights: readonly { service: string; amount: Money }[];
}

export interface FeedScope {
  appUrl: string;
  language: string;
  currency: string;
  country: string;
}

export interface FeedShipping {
  country: string;
  service: string;
  price: string;
}

/** One item of a feed, under the names that Google and Meta give its fields. */
export interface FeedItem {
  id: string;
  item_group_id: string;
  title: string;
  description: string;
  link: string;
  image_link: string;
  additional_image_link: readonly string[];
  /** Each channel writes it in its own words. */
  availability: "in stock" | "out of stock";
  price: string;
  sale_price: string | null;
  brand: string | null;
  mpn: string | null;
  identifier_exists: "yes" | "no";
  condition: "new";
  product_type: string | null;
  google_product_category: string | null;
  color: string | null;
  size: string | null;
  shipping: readonly FeedShipping[];
  shipping_weight: string;
}

/** Why a variant cannot be an item: a channel would refuse it, and with many such items the whole feed. */
export const FEED_REFUSALS = ["untranslated", "no_description", "no_picture", "long_id"] as const;
export type FeedRefusal = (typeof FEED_REFUSALS)[number];

const MOST = { id: 50, title: 150, description: 5_000, brand: 70, mpn: 70, type: 750, color: 100, size: 100 };
const MOST_PICTURES = 10;
const MOST_COLOURS = 3;
const GRAMS_PER_KILOGRAM = 1_000;
/** JPEG, because not every channel reads newer formats. */
const PICTURE = normalModifiers({ format: "jpeg", width: 1200 });

/** The item of a variant, or why there is none. */
export function feedItem(goods: FeedGoods, scope: FeedScope): FeedItem | FeedRefusal {
  const name = oneLine(goods.name ?? "");
  const description = shortened(oneLine(goods.description), MOST.description);
  const [first, ...more] = goods.pictures;
  if (name === "") return "untranslated";
  if (description === "") return "no_description";
  if (first === undefined) return "no_picture";
  if (goods.sku.length > MOST.id || goods.productSku.length > MOST.id) return "long_id";
  const [brand, mpn] = [textOf([goods.brand ?? ""], MOST.brand), textOf([goods.mpn ?? ""], MOST.mpn)];
  return {
    id: goods.sku,
    item_group_id: goods.productSku,
    title: shortened([name, ...goods.labels.map(oneLine)].join(", "), MOST.title),
    description,
    link: `${scope.appUrl}/${scope.language}/p/${goods.slug}?productVariant=${encodeURIComponent(goods.sku)}`,
    image_link: pictureAt(first, scope),
    additional_image_link: more.slice(0, MOST_PICTURES).map((path) => pictureAt(path, scope)),
    availability: goods.available > 0 ? "in stock" : "out of stock",
    ...pricesOf(goods, scope),
    brand,
    mpn,
    identifier_exists: brand !== null && mpn !== null ? "yes" : "no",
    condition: "new",
    product_type: textOf(goods.categories, MOST.type, " > "),
    google_product_category: goods.googleCategory === null ? null : String(goods.googleCategory),
    color: textOf(goods.colours.slice(0, MOST_COLOURS), MOST.color, "/"),
    size: textOf(goods.sizes, MOST.size),
    shipping: goods.freights.map(({ service, amount }) => ({
      country: scope.country,
      service: oneLine(service),
      price: priceOf(amount, scope),
    })),
    shipping_weight: `${goods.weightGrams / GRAMS_PER_KILOGRAM} kg`,
  };
}

/** A sale price is given only with the lowest price of the 30 days before it. */
function pricesOf({ amount, priorAmount }: FeedGoods, scope: FeedScope): Pick<FeedItem, "price" | "sale_price"> {
  if (priorAmount === null || priorAmount <= amount) return { price: priceOf(amount, scope), sale_price: null };
  return { price: priceOf(priorAmount, scope), sale_price: priceOf(amount, scope) };
}

const priceOf = (amount: Money, { currency }: FeedScope) => `${toMinorString(amount)} ${currency}`;

const pictureAt = (path: string, { appUrl }: FeedScope) => appUrl + imageAddress(path, PICTURE);

function textOf(texts: readonly string[], most: number, between = ", "): string | null {
  return (
    shortened(
      texts
        .map(oneLine)
        .filter((text) => text !== "")
        .join(between),
      most,
    ) || null
  );
}

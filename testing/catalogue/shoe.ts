import { like } from "drizzle-orm";
import { money } from "#domain/money/money/money.ts";
import * as t from "#modules/catalogue/catalog/tables.ts";
import type { Database } from "#platform/database/open-database.ts";

/** A shoe in three colours and sizes, as the tests of its page know it. */
export const SHOE = {
  slug: "footwear/quillon-trail-runner",
  ltSlug: "avalyne/quillon-tako-begikai",
  oldSlug: "quillon-runner-2019",
  name: "Quillon Trail Runner",
  sku: "QTR",
} as const;

const EN = 1;
const LT = 2;
const EUR = 1;
const LITHUANIA = 1;

const COLOURS = [
  { en: "Storm blue", lt: "Audros mėlyna", drawn: "storm" },
  { en: "Pine green", lt: "Pušų žalia", drawn: "pine" },
  { en: "Ember orange", lt: "Žarijų oranžinė", drawn: "ember" },
];
const SIZES = ["41", "42", "43"];

/**
 * By colour and size: one size of the first colour is gone, and the last colour altogether. The one with plenty is put
 * into carts by many journeys, each of which keeps its pieces for a while.
 */
const STOCK = [
  [0, 6, 400],
  [3, 8, 2],
  [0, 0, 0],
];

const sku = (colour: number, size: number) => `${SHOE.sku}-${colour}-${SIZES[size]}`;

export async function addShoe(db: Database): Promise<{ productId: number }> {
  return db.transaction(async (tx) => {
    const colours = await addField(
      tx,
      ["Shade", "Atspalvis"],
      "swatches",
      COLOURS.map(({ en, lt }) => [en, lt]),
    );
    const sizes = await addField(
      tx,
      ["EU size", "ES dydis"],
      "sizes",
      SIZES.map((size) => [size, size]),
    );
    const productId = await addTexts(tx, await addChart(tx));
    await addPictures(tx, productId, colours);
    for (const [colour, row] of STOCK.entries()) {
      for (const [size, onHand] of row.entries()) {
        const options = [colours[colour] ?? 0, sizes[size] ?? 0];
        await addVariant(tx, productId, { sku: sku(colour, size), position: colour * 10 + size, onHand, options });
      }
    }
    await tx.insert(t.storefrontProducts).values({ storefrontCode: "lt", productId });
    await addTariffs(tx);
    await addToFootwear(tx, productId);
    return { productId };
  });
}

async function addField(
  db: Database,
  names: readonly string[],
  display: "swatches" | "sizes",
  labels: string[][],
): Promise<number[]> {
  const [field] = await db.insert(t.additionalFields).values({ display, position: 900 }).returning();
  const fieldId = field?.id ?? 0;
  await db.insert(t.additionalFieldTexts).values(names.map((name, at) => ({ fieldId, languageId: at + EN, name })));
  const rows = labels.map((_, position) => ({ fieldId, position }));
  const options = await db.insert(t.fieldOptions).values(rows).returning();
  const ids = options.map(({ id }) => id);
  await db
    .insert(t.fieldOptionTexts)
    .values(
      ids.flatMap((optionId, index) =>
        (labels[index] ?? []).map((label, at) => ({ optionId, languageId: at + EN, label })),
      ),
    );
  return ids;
}

async function addChart(db: Database): Promise<number> {
  const rows = SIZES.map((size, index) => ({
    size,
    names: { EU: size, UK: String(7 + index) },
    centimetres: 25.9 + index,
  }));
  const [chart] = await db
    .insert(t.sizeCharts)
    .values({ measure: "foot", systems: ["EU", "UK"], rows })
    .returning();
  return chart?.id ?? 0;
}

async function addTexts(db: Database, sizeChartId: number): Promise<number> {
  const [maker] = await db
    .insert(t.manufacturers)
    .values({
      name: "Quillon",
      postalAddress: "Dock 1, Rotterdam",
      email: "safety@quillon.example",
      responsiblePerson: "Quillon Europe B.V., Rotterdam",
    })
    .returning();
  const [product] = await db
    .insert(t.products)
    .values({
      sku: SHOE.sku,
      manufacturerId: maker?.id,
      sizeChartId,
      weightGrams: 700,
      lengthMm: 320,
      widthMm: 215,
      heightMm: 120,
      hsCode: "6404.11",
      originCountry: "VN",
      maxQuantity: 4,
    })
    .returning();
  const productId = product?.id ?? 0;
  const description = "A light, grippy trail shoe for wet roots.\nThe lugs hold on mud.";
  await db.insert(t.productTexts).values([
    { productId, languageId: EN, name: SHOE.name, slug: SHOE.slug, description },
    {
      productId,
      languageId: LT,
      name: "Quillon tako bėgikai",
      slug: SHOE.ltSlug,
      description: "Lengvi bėgimo bateliai.",
    },
  ]);
  await db.insert(t.productOldSlugs).values({ languageId: EN, slug: SHOE.oldSlug, productId });
  return productId;
}

async function addPictures(db: Database, productId: number, colours: readonly number[]): Promise<void> {
  const views = COLOURS.flatMap(({ drawn }, index) =>
    [0, 1, 2].map((view) => ({ path: `drawn/sneaker-2-${drawn}-${view}.svg`, optionId: colours[index] ?? null })),
  );
  await db.insert(t.productImages).values(views.map((view, position) => ({ ...view, productId, position })));
}

interface ShoeVariant {
  sku: string;
  position: number;
  onHand: number;
  options: number[];
}

async function addVariant(db: Database, productId: number, variant: ShoeVariant): Promise<void> {
  const { sku, position, onHand, options } = variant;
  const [row] = await db.insert(t.productVariants).values({ productId, sku, position }).returning();
  const variantId = row?.id ?? 0;
  await db.insert(t.variantOptions).values(options.map((optionId) => ({ variantId, optionId })));
  await db.insert(t.stockLevels).values({ variantId, onHand });
  await db.insert(t.prices).values({
    variantId,
    storefrontCode: "lt",
    currencyId: EUR,
    amount: money(799_000),
    priorAmount: money(1_199_000),
    regularAmount: money(1_299_000),
  });
}

async function addTariffs(db: Database): Promise<void> {
  const common = { countryId: LITHUANIA, currencyId: EUR, validFrom: "2020-01-01" };
  await db
    .insert(t.shippingRates)
    .values([
      {
        ...common,
        method: "air",
        baseAmount: money(40_000),
        amountPerStep: money(18_000),
        stepGrams: 500,
        volumeDivisor: 6_000,
        minDays: 6,
        maxDays: 9,
      },
      {
        ...common,
        method: "sea",
        baseAmount: money(20_000),
        amountPerStep: money(7_000),
        stepGrams: 500,
        volumeDivisor: 6_000,
        minDays: 29,
        maxDays: 44,
      },
    ])
    .onConflictDoNothing();
}

/** Beside the demo's own shoes, where there are any. */
async function addToFootwear(db: Database, productId: number): Promise<void> {
  const found = await db.select().from(t.categoryTexts).where(like(t.categoryTexts.slug, "footwear/%/%"));
  const category = found.find(({ docKey }) => docKey === "1");
  if (category) await db.insert(t.productCategories).values({ productId, categoryId: category.categoryId });
}

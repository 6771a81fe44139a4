import { asc, desc, eq } from "drizzle-orm";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { groupTexts, type LocalizedTexts } from "../products/localized-texts.ts";
import * as t from "../tables.ts";

export interface FieldRecord {
  id: number;
  display: t.FieldDisplay;
  disabledInIndex: boolean;
  position: number;
  names: LocalizedTexts;
}

export async function loadFields(db: Database): Promise<FieldRecord[]> {
  const [rows, texts] = await Promise.all([
    db.select().from(t.additionalFields).orderBy(asc(t.additionalFields.position), asc(t.additionalFields.id)),
    db
      .select({
        id: t.additionalFieldTexts.fieldId,
        language: languageCodes.isoCode,
        text: t.additionalFieldTexts.name,
      })
      .from(t.additionalFieldTexts)
      .innerJoin(languageCodes, eq(languageCodes.id, t.additionalFieldTexts.languageId)),
  ]);
  const namesOf = groupTexts(
    texts,
    ({ id }) => id,
    ({ text }) => text,
  );
  return rows.map((row) => ({ ...row, names: namesOf(row.id) }));
}

export interface OptionRecord {
  id: number;
  fieldId: number;
  swatch: string | null;
  position: number;
  labels: LocalizedTexts;
}

export async function loadOptions(db: Database): Promise<OptionRecord[]> {
  const [rows, texts] = await Promise.all([
    db.select().from(t.fieldOptions).orderBy(asc(t.fieldOptions.position), asc(t.fieldOptions.id)),
    db
      .select({ id: t.fieldOptionTexts.optionId, language: languageCodes.isoCode, text: t.fieldOptionTexts.label })
      .from(t.fieldOptionTexts)
      .innerJoin(languageCodes, eq(languageCodes.id, t.fieldOptionTexts.languageId)),
  ]);
  const labelsOf = groupTexts(
    texts,
    ({ id }) => id,
    ({ text }) => text,
  );
  return rows.map((row) => ({ ...row, labels: labelsOf(row.id) }));
}

export interface FlagRecord {
  id: number;
  type: t.FlagType;
  position: number;
  endsAt: Date | null;
  texts: LocalizedTexts<{ name: string; description: string | null }>;
}

export async function loadFlags(db: Database): Promise<FlagRecord[]> {
  const [rows, texts] = await Promise.all([
    db.select().from(t.flags).orderBy(asc(t.flags.position), asc(t.flags.id)),
    db
      .select({
        id: t.flagTexts.flagId,
        language: languageCodes.isoCode,
        name: t.flagTexts.name,
        description: t.flagTexts.description,
      })
      .from(t.flagTexts)
      .innerJoin(languageCodes, eq(languageCodes.id, t.flagTexts.languageId)),
  ]);
  const textsOf = groupTexts(
    texts,
    ({ id }) => id,
    ({ name, description }) => ({ name, description }),
  );
  return rows.map((row) => ({ ...row, texts: textsOf(row.id) }));
}

export type ShippingRateRecord = typeof t.shippingRates.$inferSelect;

/** The newest tariffs first. */
export async function loadShippingRates(db: Database): Promise<ShippingRateRecord[]> {
  return db.select().from(t.shippingRates).orderBy(desc(t.shippingRates.validFrom), asc(t.shippingRates.method));
}

export interface FeaturedBrand {
  storefrontCode: string;
  name: string;
}

export async function loadFeaturedBrands(db: Database): Promise<FeaturedBrand[]> {
  return db
    .select({ storefrontCode: t.featuredBrands.storefrontCode, name: t.manufacturers.name })
    .from(t.featuredBrands)
    .innerJoin(t.manufacturers, eq(t.manufacturers.id, t.featuredBrands.manufacturerId))
    .orderBy(asc(t.featuredBrands.position));
}

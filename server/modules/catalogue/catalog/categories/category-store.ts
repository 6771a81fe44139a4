import { eq } from "drizzle-orm";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { groupTexts, type LocalizedTexts } from "../products/localized-texts.ts";
import { categories, categoryOldSlugs, categoryTexts } from "../tables.ts";

interface CategoryTexts {
  name: string;
  slug: string;
  pageTitle: string | null;
  description: string | null;
}

export interface CategoryRecord {
  id: number;
  docKey: string;
  parentId: number | null;
  position: number;
  filterableFields: number[];
  image: string | null;
  googleCategory: number | null;
  texts: LocalizedTexts<CategoryTexts>;
}

export async function loadCategories(db: Database): Promise<CategoryRecord[]> {
  const [rows, texts] = await Promise.all([
    db.select().from(categories),
    db
      .select({
        categoryId: categoryTexts.categoryId,
        language: languageCodes.isoCode,
        name: categoryTexts.name,
        slug: categoryTexts.slug,
        pageTitle: categoryTexts.pageTitle,
        description: categoryTexts.description,
      })
      .from(categoryTexts)
      .innerJoin(languageCodes, eq(languageCodes.id, categoryTexts.languageId)),
  ]);
  const textsOf = groupTexts(
    texts,
    ({ categoryId }) => categoryId,
    ({ name, slug, pageTitle, description }) => ({ name, slug, pageTitle, description }),
  );
  return rows.map((row) => ({ ...row, texts: textsOf(row.id) }));
}

export interface OldSlug {
  docKey: string;
  slug: string;
  categoryId: number;
}

export async function loadOldCategorySlugs(db: Database): Promise<OldSlug[]> {
  const { docKey, slug, categoryId } = categoryOldSlugs;
  return db.select({ docKey, slug, categoryId }).from(categoryOldSlugs);
}

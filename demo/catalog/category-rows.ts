import { DEMO_LANGUAGE_CODES, DEMO_LANGUAGES } from "../languages.ts";
import {
  CATEGORIES,
  categoryId,
  categorySlug,
  type DocKey,
  oldCategorySlugs,
  pageTitle,
} from "./categories/category-tree.ts";
import type { TableRows } from "./copy-rows.ts";
import { fieldOf } from "./fields/all-fields.ts";
import { GOOGLE_CATEGORIES } from "./google-categories.ts";
import { DRAWN } from "./pictures.ts";

/** The rows of one category document. */
export function categoryRows(docKey: DocKey): TableRows[] {
  const id = (key: string) => categoryId(key, docKey);
  return [
    {
      table: "categories",
      columns: ["id", "doc_key", "parent_id", "position", "filterable_fields", "image", "google_category"],
      rows: CATEGORIES.map(({ key, parent, fields, image }, position) => [
        id(key),
        docKey,
        parent === null ? null : id(parent),
        position,
        fields.map((field) => fieldOf(field).id),
        DRAWN + image,
        GOOGLE_CATEGORIES[key] ?? null,
      ]),
    },
    {
      table: "category_texts",
      columns: ["category_id", "doc_key", "language_id", "slug", "name", "description", "page_title"],
      rows: CATEGORIES.flatMap((category) =>
        DEMO_LANGUAGE_CODES.map((language) => [
          id(category.key),
          docKey,
          DEMO_LANGUAGES[language].id,
          categorySlug(category.key, language),
          category.name[language],
          category.description[language],
          pageTitle(category)[language],
        ]),
      ),
    },
    {
      table: "category_old_slugs",
      columns: ["category_id", "doc_key", "language_id", "slug"],
      rows: CATEGORIES.flatMap((category) =>
        oldCategorySlugs(category).map(({ language, slug }) => [
          id(category.key),
          docKey,
          DEMO_LANGUAGES[language].id,
          slug,
        ]),
      ),
    },
  ];
}

import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { inLanguage } from "../products/localized-texts.ts";
import type { CategoryRecord, OldSlug } from "./category-store.ts";

export type SlugMeaning =
  | { kind: "found"; category: CategoryRecord }
  /** An old slug, or the slug of another language. */
  | { kind: "moved"; category: CategoryRecord }
  | { kind: "missing" };

export class CategoryTrees {
  readonly byId: ReadonlyMap<number, CategoryRecord>;
  readonly #byDocKey: ReadonlyMap<string, CategoryRecord[]>;
  readonly #moved = new Map<string, number>();

  constructor(categories: readonly CategoryRecord[], oldSlugs: readonly OldSlug[]) {
    this.byId = new Map(categories.map((category) => [category.id, category]));
    this.#byDocKey = Map.groupBy(categories, ({ docKey }) => docKey);
    for (const { docKey, slug, categoryId } of oldSlugs) this.#moved.set(`${docKey} ${slug}`, categoryId);
    for (const { docKey, id, texts } of categories) {
      for (const { slug } of texts.values()) this.#moved.set(`${docKey} ${slug}`, id);
    }
  }

  of(docKey: string): readonly CategoryRecord[] {
    return this.#byDocKey.get(docKey) ?? [];
  }

  /** The category and its ancestors, nearest first. */
  lineage(categoryId: number): number[] {
    const ids: number[] = [];
    let next = this.byId.get(categoryId);
    while (next && !ids.includes(next.id)) {
      ids.push(next.id);
      next = next.parentId === null ? undefined : this.byId.get(next.parentId);
    }
    return ids;
  }

  resolve(docKey: string, slug: string, language: Language): SlugMeaning {
    const found = this.of(docKey).find(({ texts }) => inLanguage(texts, language)?.slug === slug);
    if (found) return { kind: "found", category: found };
    const moved = this.byId.get(this.#moved.get(`${docKey} ${slug}`) ?? -1);
    return moved ? { kind: "moved", category: moved } : { kind: "missing" };
  }
}

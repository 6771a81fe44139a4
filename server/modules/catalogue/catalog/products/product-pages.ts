import type { ProductDetails } from "#contracts/shop/catalogue/catalog.ts";
import type { LandedTerms } from "#contracts/shop/forwarding/freight.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type CatalogueScope, scopeName } from "../catalogue-scope.ts";
import type { ReferenceData } from "../reference-data.ts";
import { presentTerms, type TermsFor, type TermsIn } from "./landed-terms.ts";
import { ProductCache } from "./product-cache.ts";
import { presentProduct } from "./product-presenter.ts";
import { findProductIds, loadProduct, loadProductLinks, loadProductTexts, loadVariants } from "./product-store.ts";

export type ProductAnswer =
  | { kind: "found"; product: ProductDetails; landed_terms: LandedTerms }
  | { kind: "moved"; slug: string }
  | { kind: "missing" };

const CACHED_PRODUCTS = 2_000;

/** Product pages; recent ones are cached until the product changes. */
export class ProductPages {
  readonly cache = new ProductCache<ProductDetails>(CACHED_PRODUCTS);
  readonly #db: Database;
  readonly #reference: () => ReferenceData;
  readonly #termsIn: TermsIn;
  readonly #termsFor: TermsFor;

  constructor(db: Database, reference: () => ReferenceData, termsIn: TermsIn, termsFor: TermsFor) {
    this.#db = db;
    this.#reference = reference;
    this.#termsIn = termsIn;
    this.#termsFor = termsFor;
  }

  /** Old slugs and slugs of other languages lead to the current slug. */
  async find(scope: CatalogueScope, slug: string): Promise<ProductAnswer> {
    const answers: ProductAnswer[] = [];
    for (const id of await findProductIds(this.#db, slug)) {
      const product = await this.#details(scope, id);
      if (product?.slug === slug) {
        const terms = this.#termsFor(this.#termsIn(scope), scope, product.hs_code);
        return { kind: "found", product, landed_terms: presentTerms(terms) };
      }
      if (product) answers.push({ kind: "moved", slug: product.slug });
    }
    return answers[0] ?? { kind: "missing" };
  }

  async #details(scope: CatalogueScope, productId: number): Promise<ProductDetails | null> {
    const name = scopeName(scope);
    const known = this.cache.get(productId, name);
    if (known) return known;
    const [row, texts, links, variants] = await Promise.all([
      loadProduct(this.#db, scope, productId),
      loadProductTexts(this.#db, productId),
      loadProductLinks(this.#db, productId),
      loadVariants(this.#db, scope, productId),
    ]);
    const details = row ? presentProduct({ row, texts, links, variants }, scope, this.#reference()) : null;
    if (details) this.cache.set(productId, name, details);
    return details;
  }
}
